import type { Lines } from './moments'

export const merchant: Lines = {
  first: [
    '{title} opens at {now}. We have done the sums, and nobody makes money here.',
    'We note {title} at {now} and ask who is to pay for it.',
    'At {now}, {title} is a price. Prices can be talked about.',
  ],
  worse: [
    '{title} went from {was} to {now}, and figures like that need no comment.',
    'Between {was} and {now}, {title} has cost more than the quarrel is worth.',
    'From {was} to {now}: somebody is spending other people’s money on {title}.',
    '{title} closed at {now}, after {was}, and our members ask what they get for it.',
    '{title}, {was} before and {now} now. Principles seem to be dear this season.',
  ],
  better: [
    'The markets saw {title} go from {was} to {now} before the ministers did.',
    'From {was} to {now}, {title} shows what a little sense is worth.',
    'At {now}, after {was}, we are buyers of {title}.',
    'We book {title} at {now}, down the right road from {was}.',
  ],
  steady: [
    '{title} is unchanged at {now}. Contracts like that.',
    '{title} trades sideways at {now}, and so do we.',
    'No news about {title}: {now}. We have had worse weeks.',
  ],
  hurt: [
    '{who} ordered {deed}. We have put a figure to it and will send the bill.',
    '{deed} by {who} is bad for business, its own included.',
    'We understand that {who} likes {deed}. We wonder whether it has seen the invoice.',
    'As to {deed}: {who} is welcome to our cost accounts.',
    '{deed} has a price, and {who} will find it in its next contract.',
  ],
  helped: [
    '{deed} by {who} was sound. Terms improve accordingly.',
    'We record {deed} on the credit side of {who}.',
    '{who} has understood the arithmetic: {deed}.',
    'For {deed} we can do something for {who} in return.',
  ],
  event: [
    'We have asked our auditors to look at the {kind}.',
    'The {kind} will be in the premiums by Monday.',
    'Of the {kind} we know the costs already; the causes interest us less.',
    'Somebody was not insured against the {kind}.',
    'Nobody ordered the {kind}, and somebody will be billed for it.',
  ],
  does: [
    'We offer {deed}, at the usual terms.',
    'Our books allow for {deed}, and so it is done.',
    '{deed} is cheaper than what comes otherwise.',
    'We have decided on {deed}. It pays.',
    'On our side: {deed}, from today and until further notice.',
  ],
  'does-at': [
    'For {whom} there is {deed}, and an account to go with it.',
    '{deed} for {whom}: we expect something in return, and so does everybody who gives.',
    'To {whom} we extend {deed}, delivered at once.',
    'We have settled on {deed} where {whom} is concerned.',
    '{whom} receives {deed}, terms on request.',
  ],
  holds: [
    'At {now} for {title} we keep our money where it is.',
    'We are open for offers, and make none today.',
    'With {title} at {now} we wait for a better price.',
  ],
  press: [
    'At this rate {who} will soon deal with itself alone.',
    'We have marked {who} down by two notches.',
    'The patience of our creditors with {who} is not ours to extend.',
    'If {who} goes on, it will find that credit is a matter of taste.',
    'We shall have to look again at what we sell to {who}.',
    '{who} may wish to compare that with its turnover.',
  ],
  ease: [
    'We would sign almost anything that brings {title} down from {now}.',
    'At {now} even the winners lose by {title}.',
    'At {now}, {title} ruins buyers and sellers alike.',
    'Nobody trades on the day after {now}. We would rather pay a little today.',
    '{title} at {now} is beyond what any premium covers.',
  ],
  'act-sharp': [
    'Costed, budgeted, and for three weeks at most.',
    'The expense is covered; others will feel it sooner.',
    'As the articles allow.',
  ],
  'act-sharp-at': [
    '{whom} will find the terms in its morning post.',
    'It costs {whom} more than us; we checked.',
    'Suspended again as soon as {whom} settles.',
  ],
  'act-ease': [
    'An investment, if a small one.',
    'It costs less than one more week like the last.',
    'Paid for out of the reserve that we keep for good sense.',
  ],
  'act-ease-at': [
    'With a contract that {whom} can sign on one page.',
    '{whom} pays later, and not in money.',
    'On terms that {whom} will not find elsewhere.',
    'Delivered to {whom} against a receipt.',
  ],
  'act-plain': ['Ordinary business.', 'In the interest of the shareholders.', 'For a fee, as always.'],
  'act-plain-at': [
    'Invoiced to {whom}.',
    'At the expense of {whom}, in the end.',
    'Within the framework that {whom} knows.',
  ],
  'act-covert': [
    'Through two companies and a lawyer.',
    'Booked under sundries.',
    'By people whom we pay well not to ask.',
  ],
  'act-pledge': [
    'A contract with {whom} is a contract.',
    'Delivered to {whom} as ordered.',
    'Our part of the bargain with {whom}, on the day agreed.',
  ],
  offer: [
    'A plain exchange, {you}: yours against ours, on the same day.',
    'We have looked for something that is worth more to you than to us, {you}.',
    'Here is a bargain, {you}. It expires with this letter.',
    'You need one thing, {you}, we another. Shall we?',
  ],
  agree: [
    'Done, {you}. A pleasure.',
    'The terms are fair, {you}. We deliver on time.',
    'Agreed at that price, {you}.',
  ],
  decline: [
    'Not at that price, {you}.',
    'We have run the numbers, {you}, and they do not meet. Another offer?',
    'A kind thought, {you}, but somebody has to pay for it, and it would be us.',
  ],
  broken: [
    'We delivered and you did not, {you}. {deed} is overdue, and so is our good opinion.',
    'About {deed}, {you}: a debtor who does not pay pays more the next time.',
  ],
  reproach: [
    'We enclose what {deed} cost us, {you}. We should prefer not to send a second statement.',
    'Between partners, {you}: {deed} was poor business.',
    'What did you earn by {deed}, {you}? We would have paid you more not to.',
  ],
  thanks: [
    'We took note of {deed}, {you}. You will see it in your rates.',
    '{deed} was handsome, {you}. We keep such accounts carefully.',
    'For {deed}, {you}, you have something good with us.',
  ],
  'think-press': [
    '{who} costs us more than its custom is worth.',
    'It is time that {who} paid for what it breaks.',
    'If {who} is not charged for this, the price rises for everybody.',
  ],
  'think-hold': [
    'At {now}, {title} can be lived with, if somebody else pays.',
    'There is a margin in this yet: {title} at {now}.',
    'We sell a little of everything and promise less.',
  ],
  'think-ease': [
    '{title} at {now} destroys what we live by; a discount today is cheap.',
    'No insurer covers {now}. It has to come down.',
    'We pay, this once, since {title} at {now} would cost us all of it.',
  ],
}
