import type { Lines } from './moments'

/** Lines of their own for those who speak up: they take turns with those of their temper. */
export const bold: Readonly<Record<string, Partial<Lines>>> = {
  firebrand: {
    killed: [
      'Friends, {dead} is dead! Who here shed a tear?',
      '{dead}, gone, and the killer eats breakfast with us!',
    ],
    nominate: [
      'Friends, who is with me? {who} {did}. I nominate {who}!',
      '{who} {did}! Up on the crate, {you}, I nominate you.',
      'I point at {who}, who {did}. I nominate, you decide!',
    ],
    'nominate-gut': [
      'I nominate {who} and watch them squirm!',
      'Up, {you}! I nominate you until you give me a better name.',
    ],
    accuse: [
      '{who} {did}! Are you all asleep?',
      'Who saw it besides me? {who} {did}!',
      'Answer me this! {who} {did}.',
    ],
    'accuse-gut': [
      '{you}, I name you, and your answer decides it!',
      'A quiet one like {who} robs a town blind!',
    ],
    reply: ['{you}, you shout at me? I shout louder!', 'Is that all, {you}? Who put you up to it?'],
    'wait-nobody': [
      '{n} of us, and all of you whisper! Name somebody!',
      'A silent table of {n} is a table being robbed!',
    ],
  },
  gadfly: {
    killed: [
      'Why {dead}? And why not any of the rest of us, pray?',
      '{dead}, of all people. Whom does that surprise, and whom not?',
    ],
    nominate: [
      'You all nod along, and {who} {did}? Delightful. I nominate {who}.',
      'Two questions, {you}. Is it true that {who} {did}, and do you mind being nominated?',
      'I nominate {who}, who {did}. Contradict me, somebody, please.',
    ],
    'nominate-gut': [
      'I nominate {who}, chiefly to see who objects.',
      'Nobody wants to start? Then {who}, with my compliments.',
    ],
    accuse: [
      'Am I alone in noticing that {who} {did}?',
      '{who} {did}. Would anybody care to call that innocent, and why?',
      'Curious, is it not? {who} {did}.',
    ],
    defend: [
      'Everyone is so sure of {who}. Yet {who} {did}, or did you forget?',
      'For the sake of argument: {who} {did}.',
    ],
    'defend-gut': [
      '{by} wants {who}, and you all follow? How obliging.',
      'Suppose {who} is innocent. What does that make {by}?',
    ],
    reply: ['{you}, is that a thought or an echo?', 'You suspect me, {you}? Finally, an opinion.'],
    'wait-named': [
      '{by} says {who}. And who profits if {by} is wrong?',
      'Is {by} so certain of {who}, or merely first?',
    ],
  },
  headmistress: {
    killed: [
      'We have lost {dead}, {was}. Sit up, all of you.',
      'Attention, please. {dead} was killed, and we will work for it today.',
    ],
    nominate: [
      'First, {who} {did}. Second, I heard no excuse. I nominate {who}.',
      'We do not pass over this: {who} {did}. I nominate {who}.',
      'Stand up, {you}. {who} {did}, and I nominate you for it.',
    ],
    'nominate-gut': [
      'We begin with {who}. I nominate, and you will answer in full sentences.',
      'I nominate {who}. Consider it an oral examination.',
    ],
    accuse: [
      'I mark it down: {who} {did}.',
      'Poor work, {you}. {who} {did}, and that needs explaining.',
      'We have a rule against this. {who} {did}.',
    ],
    'accuse-gut': [
      '{you}, one suspect and one reason, if you please.',
      'I have not heard enough from {who}, and I notice such things.',
    ],
    reply: [
      '{you}, that is not an argument. Try again.',
      'See me after the vote, {you}. I have nothing to hide.',
    ],
    'wait-named': [
      '{by} has spoken against {who}. Now {who} will answer, and nobody will interrupt.',
      'We hear {who} before we follow {by}.',
    ],
    'wait-nobody': [
      'One suspect and one reason from each of the {n}, please.',
      'I see {n} pupils and no raised hand.',
    ],
  },
  playwright: {
    killed: [
      'Curtain up, and {dead} lies on the boards, {was}.',
      'Picture the night. A door, a shadow, {dead}. Who wrote that scene?',
    ],
    survived: [
      'An act without a corpse! All {n} take a bow.',
      'The villain missed a cue, and {n} of us are still on stage.',
    ],
    nominate: [
      'Enter {who}, who {did}. I nominate the villain of this piece.',
      'Every plot has its tell: {who} {did}. I nominate {who}.',
      'Third act, and {who} {did}. I nominate {who}, and so would any audience.',
    ],
    'nominate-gut': [
      'A scene needs a suspect. I cast {who}, and I nominate.',
      'I nominate {who}. Give us a speech worth the ticket, {you}.',
    ],
    accuse: [
      'Mark the line that gives it away: {who} {did}.',
      '{who} {did}. I have written that gesture for murderers.',
      'What was the motive, {you}? {who} {did}.',
    ],
    defend: [
      'Liars rehearse, and {who} does not. {who} {did}.',
      'Spare {who} for the last act: {who} {did}.',
    ],
    'wait-named': [
      '{by} against {who}, a fine duel. I will review it after the vote.',
      'I heard {by} deliver {who} to us. The delivery was good, the proof is still backstage.',
    ],
    farewell: ['Exit, pursued by {n} of you.', 'I die in the wrong act. Read the play again.'],
  },
  innkeeper: {
    killed: [
      '{dead} had a stool here, {was}. Nobody sits on it today.',
      'I poured for {dead} yesterday. Now somebody at this table is buying the funeral.',
    ],
    nominate: [
      'I hate to say it, dear {you}, but {who} {did}. I nominate you.',
      'Half of you think it already. {who} {did}, so I nominate {who}.',
      'With a heavy heart and a full jug, I nominate {who}, who {did}.',
    ],
    'nominate-gut': [
      'Let us hear {who} over a drink. I nominate, no offence meant.',
      'I nominate {who}, dear, only because somebody has to sing first.',
    ],
    accuse: [
      'You hear things behind a bar. {who} {did}.',
      'I like {who}, truly, and yet {who} {did}.',
      'A word in your ear, {you}. {who} {did}, and people talk.',
    ],
    'accuse-gut': [
      '{you}, you have not touched your glass. What is on your mind?',
      'I would not lend {who} money today, that is all I say.',
    ],
    defend: ['{who} always pays the bill: {who} {did}.', 'Good people remember that {who} {did}.'],
    'wait-named': [
      'Sit down and share a jug, {by} and {who}, before you quarrel.',
      'I hear {by} grumble about {who}. What does the rest of the house say?',
    ],
  },
}
