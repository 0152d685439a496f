import type { Lines } from './moments'

export const dove: Lines = {
  first: [
    '{title} is at {now}, and none of us needs it to be higher or lower by accident.',
    'We begin with {title} at {now} and with every door open.',
    'Let us be honest about it: {title} at {now} worries us all alike.',
  ],
  worse: [
    '{title} has gone from {was} to {now}, and our own side has to ask what it could have done.',
    'It pains us to see {title} at {now}, after {was}.',
    'From {was} to {now}: nobody at this table wanted that for {title}.',
    '{title} moved from {was} to {now}. It can move back the same way.',
    'We were at {was} and are at {now}. For {title} that is a road with a turning, and we would like to take it.',
  ],
  better: [
    '{title} has come from {was} to {now}. Whoever helped has our thanks.',
    'We welcome that {title} went from {was} to {now}, and ask for patience with the rest.',
    'From {was} to {now}: talking about {title} was worth the hours.',
    '{title} is at {now}, after {was}, and nobody should spoil it by a speech.',
  ],
  steady: [
    '{title} stays at {now}. A quiet week is something too.',
    'That {title} has kept to {now} is owed to people who did nothing rash.',
    '{title}, {now}, as before: let us use the calm.',
  ],
  hurt: [
    '{who} decided on {deed}. We ask it, openly and without threat, to think again.',
    'We regret {deed}. We have asked {who} what it needs instead.',
    '{deed} by {who} makes it harder, and not impossible.',
    'We do not answer {deed} in kind. We invite {who} to tell us what it fears.',
    '{who} will have its reasons for {deed}, and we should like to hear them.',
  ],
  helped: [
    'We thank {who} for {deed}.',
    '{who} took a risk with {deed}. It should not stay alone with it.',
    '{deed} by {who} is the kind of step that we hoped for.',
    'Let {deed} be remembered in favour of {who}.',
  ],
  event: [
    'Those who suffer by the {kind} did not vote for any of this.',
    'After the {kind} we think first of those who had no say in it.',
    'The {kind} should make all of us slower, not faster.',
    'We propose to look into the {kind} together.',
    'Let the {kind} be a reason to pick up the telephone.',
  ],
  does: [
    'For our part there is {deed}.',
    'We have decided on {deed}, in the hope that others follow.',
    'What we can give today is {deed}.',
    'Our contribution is {deed}, and it comes without conditions.',
    'So we begin ourselves, with {deed}.',
  ],
  'does-at': [
    'For {whom} we have {deed}, and an open line.',
    'We turn to {whom} with {deed}.',
    'Our hand goes out to {whom}: {deed}.',
    '{deed}, for {whom}, is what we can do today.',
    'With {deed} we hope to give {whom} room to move.',
  ],
  holds: [
    'We do nothing today that could be misread while {title} is at {now}.',
    'Our place is at the table, and we stay there.',
    'With {title} at {now} we prefer to listen.',
  ],
  press: [
    'Would {who} tell us what it wants, in plain words?',
    '{who} and we have more to lose together than apart.',
    'We would rather be disappointed by {who} again than stop asking.',
    'There is a point at which patience with {who} has to become a question.',
    'We ask {who} for one visible step, however small.',
    'We still believe that {who} can be spoken to.',
  ],
  ease: [
    'We have seen what comes after {now}, and do not want to see it again.',
    'Whatever was said before, {title} at {now} is now our first concern.',
    'At {now} for {title}, pride is a luxury.',
    'Nothing that we want is worth {title} at {now}.',
    'Let everybody take one step back from {now}. We have taken ours.',
    'With {title} at {now} somebody has to be the first to stop.',
  ],
  'act-sharp': [
    'With regret, limited in time, and announced beforehand.',
    'The least that would do, no more.',
    'A single measure, to be withdrawn as soon as there is an answer.',
  ],
  'act-sharp-at': [
    'We told {whom} beforehand, and how it could be avoided.',
    '{whom} can end it with one sign of good will.',
    'Limited to a week, with a letter to {whom} that says why.',
  ],
  'act-ease': [
    'In plain sight, so that everyone can check it.',
    'Small, real, and begun this morning.',
    'With observers from all sides, if they wish to come.',
    'Without waiting for anybody else to begin.',
  ],
  'act-ease-at': [
    'For {whom}, with a date, a place and a telephone number.',
    'So that {whom} can step back without losing face.',
    'Agreed in substance with people close to {whom}.',
    'Because {whom} needs something to show at home.',
  ],
  'act-plain': [
    'Quietly and in good order.',
    'As a precaution, and explained to everybody.',
    'It harms nobody.',
  ],
  'act-plain-at': [
    'Explained to {whom} in person.',
    'With respect for what {whom} needs.',
    'Arranged with {whom}, as far as it would listen.',
  ],
  'act-covert': [
    'Without noise, since noise would hurt those whom it helps.',
    'Reluctantly, and known to four people.',
    'Quietly; we should not like to explain it.',
  ],
  'act-pledge': [
    'As we promised {whom}.',
    'We gave {whom} our word, and a word is all that we have.',
    '{whom} relied on it, and rightly.',
  ],
  offer: [
    'Dear friends in {you}, could we try this? Each side gives a little, on the same day.',
    'Nobody needs to know who asked first, {you}. What do you say to this?',
    'We have thought about what you could say yes to, {you}.',
    'A small exchange, {you}, to find out whether a larger one is possible.',
  ],
  agree: [
    'Gladly, {you}. You can rely on us.',
    'Yes, {you}, and thank you for asking.',
    'We accept, {you}, and will be there on the day.',
  ],
  decline: [
    'Not this, {you}, but please do not stop asking.',
    'We cannot, {you}, and would like to tell you why. Is there another way?',
    'It asks too much of us, {you}. Half of it we could discuss.',
  ],
  broken: [
    'We had counted on {deed}, {you}. If something came in the way, tell us; we would rather know than guess.',
    '{deed} did not come, {you}. It hurts, and we still read your letters.',
  ],
  reproach: [
    'We have to speak about {deed}, {you}. What would it take to undo it?',
    'You know what {deed} does to people here, {you}. May we talk before the next thing?',
    'We keep silent about {deed} in public, {you}. Between us we ask you to stop.',
  ],
  thanks: [
    'Thank you for {deed}, {you}. We know that it was not free.',
    '{deed} helped, {you}. We shall say so where it counts.',
    'We noticed {deed}, {you}, and those who live by it noticed too.',
  ],
  'think-press': [
    'What {who} does cannot go without a word, if only a quiet one.',
    'Patience with {who} is not the same as blindness.',
    'We must find out what {who} is afraid of.',
  ],
  'think-hold': [
    'With {title} at {now} small gifts are still cheap.',
    'It is the time for letters: {title} at {now} leaves some room.',
    'Nobody has closed the door yet.',
  ],
  'think-ease': [
    '{title} at {now} is what we must bring down before anything else.',
    'Everything else can wait while {title} stands at {now}.',
    'Better to be called weak than to watch {title} rise from {now}.',
  ],
}
