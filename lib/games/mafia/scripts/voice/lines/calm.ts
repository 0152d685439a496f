import type { Lines } from './moments'

/** Lines of their own for the quieter ones: they take turns with those of their temper. */
export const calm: Readonly<Record<string, Partial<Lines>>> = {
  croupier: {
    killed: [
      '{dead} leaves the table, {was}. The odds move.',
      'House update: {dead} is out. New prices follow.',
    ],
    survived: [
      '{n} in, none out. The price of patience is unchanged.',
      'No loss on the night. {n} players, same bank.',
    ],
    nominate: [
      '{who} is the favourite: {who} {did}. I nominate {who}.',
      'I nominate {who}, who {did}. Better than even money.',
      '{who} {did}. At that price I nominate {who}.',
    ],
    'nominate-gut': [
      'All prices level, so I nominate {who} and pay for the information.',
      'A small stake on {who}. I nominate.',
    ],
    accuse: [
      'Shorten the odds on {who}: {who} {did}.',
      '{who} {did}. I move {who} up the board.',
      'Two facts pay out today. One is that {who} {did}.',
    ],
    'wait-named': [
      '{by} bets on {who}. I keep my chips for now.',
      '{who} at the price of {by}? Too short for me.',
    ],
    'wait-nobody': ['{n} players and a flat book. I pass.', 'No edge on any of the {n}. I pass this round.'],
    reply: ['You overpay for me, {you}.', '{you}, that bet has no backing.'],
  },
  lamplighter: {
    killed: ['{dead} lies in the dark now. It was {was}.', 'One lamp fewer this morning: {dead}.'],
    nominate: [
      '{who} {did}. I nominate {who}.',
      'I was on the street that hour. {who} {did}, and I nominate {who}.',
      'One name, {who}. {who} {did}, so I nominate.',
    ],
    'nominate-gut': ['I nominate {who}. Ask me later.', 'There is little light today. {who}, then.'],
    accuse: [
      '{who} {did}. I saw it from the corner.',
      'By my lamp: {who} {did}.',
      'It was not too dark to see that {who} {did}.',
    ],
    'accuse-gut': ['{who} keeps to the unlit side of the street.', 'I say {who}, and no more.'],
    'wait-named': [
      '{by} was quick about {who}. I wait for the evening.',
      'Too much light on {who}, too little on {by}.',
    ],
    'wait-nobody': ['I am listening to all {n}.', 'It is still dusk for the {n} of us.'],
    reply: ['You mistake me for my shadow, {you}.', 'I stand in the light, {you}.'],
  },
  notary: {
    killed: [
      'Entered for the record: {dead}, {was}, deceased in the night.',
      'I certify the death of {dead}. The register is shorter by one name.',
    ],
    nominate: [
      'It is on record that {who} {did}. I nominate {who}.',
      'I hereby nominate {who}, who {did}.',
      'Item one: {who} {did}. Item two: I nominate {who}.',
    ],
    'nominate-gut': [
      'For want of entries, I nominate {who}, subject to amendment.',
      'I nominate {who}. The statement shall be taken down.',
    ],
    accuse: [
      'Let it be noted that {who} {did}.',
      'The minutes say that {who} {did}.',
      'I read from the register: {who} {did}.',
    ],
    defend: [
      'The file of {who} is clean. {who} {did}.',
      'In favour of {who} it is recorded that {who} {did}.',
    ],
    'wait-named': [
      'The charge of {by} against {who} is received, not yet proven.',
      'I file the word of {by} about {who} under pending.',
    ],
    'wait-nobody': [
      'The register of the {n} shows no entry worth a charge.',
      'There is nothing on file against any of the {n}.',
    ],
    reply: ['I dispute the entry, {you}.', '{you}, kindly produce a document.'],
  },
  porter: {
    killed: [
      'I heard the stairs, I think, and now {dead} is gone, {was}, unless I dreamt it.',
      '{dead}, oh no. Perhaps if I had stayed awake.',
    ],
    survived: [
      'Nobody died, unless I have miscounted. No, {n}, all {n}.',
      'I counted the {n} of us twice this morning, and I am still not calm.',
    ],
    nominate: [
      'I am sorry, so sorry, but {who} {did}, and unless there is a reason I nominate {who}.',
      'Perhaps it is nothing, though {who} {did}. I nominate {who}, there, I said it.',
      'I am more afraid of tonight than of being wrong, and {who} {did}. I nominate {who}.',
    ],
    'nominate-gut': [
      'Somebody must, and I suppose I nominate {who}. Please forgive me.',
      'I nominate {who}, unless somebody steadier has another name.',
    ],
    accuse: [
      'It may mean nothing, or everything: {who} {did}.',
      'I did not want to say it, but {who} {did}.',
      'Unless I am muddled, {who} {did}.',
    ],
    'wait-named': [
      '{by} may be right about {who}, or terribly wrong. I cannot tell yet.',
      'If {by} errs about {who}, we lose one for nothing, so I wait.',
    ],
    'wait-nobody': [
      'How many mistakes can {n} of us afford? Not many.',
      'I would ask somebody calm among the {n} what they would do.',
    ],
    reply: [
      'Me, {you}? I was only ever on the stairs.',
      'Oh dear, {you}, I did not mean to look suspicious.',
    ],
  },
  umpire: {
    killed: ['{dead} is out, {was}. Play continues.', 'Foul in the night: {dead} is dead.'],
    survived: ['No score in the night. {n} on the field.', 'Fair night. All {n} still in play.'],
    nominate: [
      'The charge: {who} {did}. My ruling: I nominate {who}.',
      '{who} {did}. That is a foul, and I nominate {who}.',
      'Second warning is not needed. {who} {did}, so I nominate {who}.',
    ],
    'nominate-gut': [
      'I call {who} to the line. I nominate, and the answer will count.',
      'Nothing proven. I nominate {who} so that the question is put.',
    ],
    accuse: [
      'Warning to {who}, who {did}.',
      'The call goes against {who}: {who} {did}.',
      'Noted against {who}, plainly: {who} {did}.',
    ],
    defend: ['Fair play for {who}, who {did}.', 'No foul by {who}. {who} {did}.'],
    'wait-named': [
      'Charge by {by}, against {who}. The answer first, then a ruling.',
      '{by} appeals against {who}. Not out, so far.',
    ],
    'wait-nobody': ['No foul seen among the {n}. No call.', '{n} in play and nothing to rule on.'],
    reply: ['Appeal dismissed, {you}.', 'Bring evidence, {you}, and I will accept the ruling.'],
  },
}
