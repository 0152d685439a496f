import type { Lines } from './moments'

export const opportunist: Lines = {
  first: [
    'With {title} at {now} it is early, and everybody here has our sympathy.',
    '{title} at {now} can be looked at from more than one side, and we mean to.',
    'We note {title} at {now}, and that we are on good terms with all.',
  ],
  worse: [
    '{title} has gone from {was} to {now}, with lessons in it for some.',
    'From {was} to {now}: we understand every side’s feelings about {title}, some more than others.',
    '{title} is at {now}, after {was}, and one begins to see who has the longer breath.',
    'Who would have thought that {title} would go from {was} to {now}?',
    '{title} moved from {was} to {now}, which leaves a good deal open.',
  ],
  better: [
    '{title} went from {was} to {now}, and we like to think that we had a part in it.',
    'From {was} to {now}: we always said that {title} would come right.',
    '{title} stands at {now}, after {was}, and success has many friends, ourselves among them.',
    'How agreeable that {title} is at {now}, where it was {was}.',
  ],
  steady: [
    '{title} is where it was, at {now}, and so, broadly, are we.',
    'At {now}, {title} keeps everybody waiting, ourselves included.',
    '{title} at {now}: let us not hurry anybody.',
  ],
  hurt: [
    '{deed} by {who} was perhaps not meant as it looked.',
    'We should be sorry if {deed} came between us and {who}.',
    '{who} went for {deed}, from which others draw conclusions, and so may we.',
    'About {deed} we say little today. {who} will understand why.',
    'With {deed} {who} has made some of our choices easier.',
  ],
  helped: [
    '{deed} by {who} was noticed in the right places.',
    '{who} has shown feeling with {deed}, and we have a good memory for that.',
    'Warm words for {who}, and for {deed}.',
    'We were close to suggesting {deed} ourselves; {who} was quicker.',
  ],
  event: [
    'Nobody is quite sure about the {kind}, which has its uses.',
    'The {kind} may put several things in a new light.',
    'While everybody looks at the {kind}, we keep our calm.',
    'We regret the {kind}, and these things seldom come alone.',
    'One hears different accounts of the {kind}, all of them interesting.',
  ],
  does: [
    'For now we have settled on {deed}, without prejudice.',
    'We thought it helpful to go ahead with {deed}.',
    '{deed} seemed the natural thing at this moment.',
    'There will be {deed}, and who knows what after it.',
    'We allow ourselves {deed}.',
  ],
  'does-at': [
    'In the spirit of friendship {whom} has {deed} from us.',
    'As {whom} will appreciate, we have gone for {deed}.',
    'With {deed} we make {whom} a sign, whichever way it cares to read it.',
    '{deed}, with {whom} in mind: nothing is final.',
    'It is time for {deed}, where {whom} is concerned; for the rest we stay flexible.',
  ],
  holds: [
    'We follow {title}, now {now}, with great attention.',
    'All our options stay where they are, on the table.',
    'With {title} at {now} we would not tie our hands.',
  ],
  press: [
    'One hears that {who} sleeps badly, and one is sorry.',
    '{who} might ask itself who still returns its calls.',
    'There are places at our table for those who leave {who} in time.',
    '{who} has fewer friends today than yesterday, and should count them.',
    'We would not want to stand where {who} stands.',
    'It would be a pity if {who} found itself alone.',
  ],
  ease: [
    'With {title} at {now} there is nobody left to be clever with.',
    'Let us all be reasonable, since {title} is at {now}.',
    'At {now}, {title} serves nobody, and ourselves least.',
    'There is nothing left to win with {title} at {now}.',
    'We have always been for moderation, and with {title} at {now} we mean it.',
  ],
  'act-sharp': [
    'The occasion was favourable.',
    'While the others looked elsewhere.',
    'Reversible, should the wind turn.',
  ],
  'act-sharp-at': [
    '{whom} stumbled, and we were there.',
    'Since {whom} has its hands full.',
    'As a favour to those who have no love for {whom}.',
  ],
  'act-ease': [
    'It costs little and will be remembered.',
    'With cameras present.',
    'Before anybody else has the idea.',
  ],
  'act-ease-at': [
    'So that {whom} owes us something.',
    'With a warm note to {whom}.',
    '{whom} was in need of a friend, and we were free.',
    'A gesture to {whom}, and to whoever is watching {whom}.',
  ],
  'act-plain': ['It keeps our hands free.', 'As anybody would in our place.', 'For the time being.'],
  'act-plain-at': [
    'With an eye on {whom}.',
    '{whom} may make of it what it likes.',
    'In the neighbourhood of {whom}, so to speak.',
  ],
  'act-covert': [
    'Nobody saw it, and those who did are friends.',
    'By night, and under somebody else’s flag.',
    'We shall be as surprised as anybody.',
  ],
  'act-pledge': [
    'It suits us to keep our word to {whom}, this time.',
    'As promised to {whom}, and let that be noted.',
    '{whom} expected it. So here it is.',
  ],
  offer: [
    'Between ourselves, {you}: something for you, something for us.',
    'We think of you often, {you}. Would this be of use?',
    'Nobody else need hear of it, {you}. We could both gain.',
    'You are in a position that others envy, {you}. Let us make something of it.',
  ],
  agree: [
    'But of course, {you}. With pleasure.',
    'How could we refuse you, {you}?',
    'Consider it done, {you}, or very nearly.',
  ],
  decline: [
    'The moment is not quite right, {you}. It may be soon.',
    'We would love to, {you}, and cannot be seen to. Ask us again.',
    'Our hands are tied, {you}, for today.',
  ],
  broken: [
    'We had looked forward to {deed}, {you}. No matter; such things happen to the best of us.',
    'So {deed} was only a thought, {you}. We shall think of you likewise.',
  ],
  reproach: [
    'Was {deed} necessary, {you}? We had just begun to speak well of you.',
    'People ask us what we make of {deed}, {you}. We should like to give them a kind answer.',
    'We say nothing about {deed}, {you}, and others have offered us something for saying more.',
  ],
  thanks: [
    '{deed} was quite like you, {you}. We knew whom to count on.',
    'Your {deed} made an impression here, {you}. Let us stay in touch.',
    'We were touched by {deed}, {you}.',
  ],
  'think-press': [
    '{who} is weaker than it looks; one push now is worth three later.',
    'Everybody is cross with {who}, and it would be foolish to be the last.',
    'What {who} loses, somebody picks up.',
  ],
  'think-hold': [
    'It is not decided yet, with {title} at {now}. We smile and keep our hands free.',
    'At {now} both sides still want us. That is worth keeping.',
    'While they watch {title}, we look after ourselves.',
  ],
  'think-ease': [
    '{title} at {now} leaves nothing to gain for anybody. Let us be seen to calm it.',
    'There are no prizes beyond {now}; this is the moment for moderation.',
    'If it breaks at {now} there will be nothing to pick up.',
  ],
}
