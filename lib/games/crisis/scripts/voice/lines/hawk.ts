import type { Lines } from './moments'

export const hawk: Lines = {
  first: [
    '{title} stands at {now}. We did not choose that, and we will not pay for it.',
    'Write it down: {title}, {now}. From here on we answer.',
    '{title} is at {now}, and we are ready.',
  ],
  worse: [
    '{title} went from {was} to {now}. That has authors, and we know them.',
    '{title} is at {now}, after {was}. Patience did that.',
    'From {was} to {now}: {title} is what comes of looking away.',
    '{was} yesterday, {now} today. So much for words about {title}.',
    '{title} has moved from {was} to {now}. We noticed.',
  ],
  better: [
    '{title} moved from {was} to {now}. Firmness did that.',
    '{title} is at {now}, after {was}. We take nothing back for it.',
    'From {was} to {now}: {title} turns when somebody stands still.',
    '{title} went from {was} to {now}, and nobody thanks us. Nobody needs to.',
  ],
  steady: [
    '{title} remains at {now}. So do we.',
    '{title} has not moved from {now}. Neither have we.',
    'Still {now}. {title} waits for somebody to blink, and it is not us.',
  ],
  hurt: [
    '{who} chose {deed}. It will have an answer.',
    '{deed}: that was {who}, and it was seen.',
    'We count {deed} by {who}. We do not forget what we count.',
    '{who} wanted to see what {deed} would bring. This is what it brings.',
    'After {deed}, {who} has used up the benefit of the doubt.',
  ],
  helped: [
    '{who} ordered {deed}. We have noted it.',
    '{deed} by {who} was right, and late.',
    '{who} took the first sensible step, {deed}. There are more to take.',
    'With {deed} {who} did what it owed.',
  ],
  event: [
    'The {kind} will change nothing in what we said.',
    'After the {kind} nobody can say that the warning was missing.',
    'About the {kind} one sentence: we were ready, others were not.',
    'The {kind} will be answered for.',
  ],
  does: [
    'We have ordered {deed}. It begins today.',
    '{deed} is under way. It ends when its cause ends.',
    'Our answer is {deed}.',
    'There will be {deed}, as announced.',
    'From this hour: {deed}.',
  ],
  'does-at': [
    'We have ordered {deed}, and {whom} knows why.',
    '{deed}, addressed to {whom}. It begins today.',
    'For {whom} there is {deed}. Read it as it is written.',
    'Our answer to {whom} is {deed}.',
    '{whom} gets {deed}. The next word is its own.',
  ],
  holds: [
    'With {title} at {now} we stand where we stood.',
    'We have nothing to add, and nothing to withdraw.',
    '{title} is at {now}. We hold our positions.',
  ],
  press: [
    '{who} can end this in an hour.',
    'The next move of {who} will be weighed to the gram.',
    'Let {who} take that home and think.',
    'This is the last time that we explain it to {who}.',
  ],
  ease: [
    'At {now} for {title} even we look down before the next step.',
    '{title} at {now} is the edge. We stop here, and so does everybody.',
    'Nobody wins beyond {now}. We have said enough for today.',
  ],
  'act-sharp': [
    'At once, at full strength, in plain sight.',
    'The order was signed this morning; units report by nightfall.',
    'No notice, no limit of time.',
    'As prepared. The staff has the second stage ready.',
  ],
  'act-sharp-at': [
    'Aimed at {whom}, and {whom} alone. No exceptions.',
    'In full view of {whom}, so that nobody mistakes it.',
    'Until {whom} undoes what it did.',
    '{whom} was told an hour before.',
  ],
  'act-ease': [
    'One step back, from strength. There is no second one.',
    'For the moment, and on our terms.',
    'Ordered without ceremony; it can be undone in a day.',
  ],
  'act-ease-at': [
    '{whom} has one chance to answer in kind.',
    'Offered to {whom} once. The date is fixed.',
    'From strength, and {whom} should not misread it.',
  ],
  'act-plain': ['As planned.', 'Ordered and done.', 'It serves what we said we would do.'],
  'act-plain-at': ['With {whom} in mind.', 'To the address of {whom}.', 'So that {whom} takes note.'],
  'act-covert': [
    'Through people who were never here.',
    'No paper, no uniform, no names.',
    'Deniable, and prepared for weeks.',
  ],
  'act-pledge': [
    'Because we gave {whom} our word. We keep it.',
    'As agreed with {whom}, to the letter.',
    'A promise to {whom} is kept, once.',
  ],
  offer: [
    'We propose this once, {you}. Take it or leave it.',
    'Your side does one thing, {you}, ours does one. No adjectives.',
    'You want this to end, {you}? Here is how.',
    'An exchange, {you}. It holds only if both sides deliver.',
  ],
  agree: [
    'Accepted, {you}. Deliver, and we deliver.',
    'We take it, {you}. Do not be late.',
    'Very well, {you}. We watch your part.',
  ],
  decline: [
    'No, {you}.',
    'That is not enough, {you}. Come back with more.',
    'We decline, {you}. Facts first.',
  ],
  broken: [
    'You promised {deed}, {you}. It did not come. There will be no second promise.',
    'We waited for {deed}, {you}. Your word has a price now, and you set it.',
  ],
  reproach: [
    'We saw {deed}, {you}. Undo it.',
    '{deed} will be answered, {you}. You know where.',
    'One warning, {you}: after {deed} there is none left.',
    'If {deed} was a test, {you}, you have your result.',
  ],
  thanks: [
    '{deed} was noted, {you}. Go on.',
    'That was correct, {you}. We mean {deed}.',
    'You chose {deed}, {you}. We shall not make you regret it.',
  ],
  'think-press': [
    '{who} has gone too far, and silence would invite the next thing.',
    'If {who} pays nothing for this, everybody will try.',
    'It is time that {who} felt it.',
  ],
  'think-hold': [
    'With {title} at {now} there is room to push.',
    'Nothing here forces our hand; strength is cheap today and dear tomorrow.',
    '{title} at {now} does not frighten us.',
  ],
  'think-ease': [
    '{title} at {now} would ruin us too. We step back, and call it a choice.',
    'Even we do not want to see what comes after {now}.',
    'This is the one thing worth stopping for: {title} at {now}.',
  ],
}
