// Every guideline of specs/2 section 3 and appendix A has its counterpart in our words.
import { describe, expect, test } from 'vitest'
import type { Persona } from '@/lib/core/persona'
import { personas } from '@/lib/games/monopoly/personas'

/** Guideline of the document → words of ours that answer to it. */
const GUIDELINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shark: {
    'plays to dominate, not just to win': 'to rule the board, not merely to finish first',
    'opponents feel the pressure every turn': 'feel your reach with each throw',
    'war of attrition, offence is the best defence': 'war of attrition, and attack is the only defence',
    'properties are weapons, opponents prey': 'A lot is a weapon, a player is prey',
    'risk tolerance very high, reserves under $100': 'less than $100 in hand is fine',
    'buys everything unless cash drops below $100': 'unless it would leave you under $100',
    'bids aggressively to complete or block': 'completes a group of yours or keeps one from somebody else',
    'targets Green and Dark Blue, takes anything to deny': 'Green and Dark Blue',
    'trades that favour itself as the only reasonable deal': 'the only sensible deal',
    'take-it-or-leave-it': 'Take it or leave it',
    'bluffs about other deals': 'other buyers, real or not',
    'time pressure': 'dies with this turn',
    'rarely sweetens, adds threats': 'rarely sweeten an offer, you add a threat',
    'an early generous deal to build trust': 'one generous deal can buy trust',
    'builds at once, as fast as even building allows': 'Build the moment a group is whole',
    'creates housing shortages': 'houses nobody else can have',
    'speed over safety': 'speed beats safety',
    'mortgages freely, unmortgages later': 'Mortgage without qualms',
    'keeps $100-200': 'Keep $100 to $200 back',
    'momentum over cash': 'Momentum is worth a thin purse',
    'short, commanding sentences': 'Short, hard sentences',
    'confident bordering on arrogant': 'to the edge of arrogance',
    intimidation: 'Threaten plainly',
    'occasional sarcasm': 'a dry jab',
    'never shows weakness': 'Never a doubt, never a weakness',
    'weakness: overextends': 'Overreaches',
    'weakness: alienates others': 'refuse good deals out of spite',
    'weakness: cash crunches in mid-game': 'Runs short of cash in mid-game',
    'every decision aggressive': 'every decision aggressive',
  },
  professor: {
    'a solved optimisation problem': 'optimisation problem',
    'knows landing odds, Illinois most': 'Illinois Avenue more than any other',
    'knows ROI and break-even': 'when it has paid for itself',
    'risk medium': 'appetite for risk is moderate',
    'Orange and Red first':
      'Prefer Orange (St. James, Tennessee, New York) and Red (Kentucky, Indiana, Illinois)',
    'near Jail': 'in reach of Jail',
    'expected rent before building': 'Before you build, work out the rent',
    'builds at ROI above 15 % a turn': 'above 15 % a turn',
    'return above the opportunity cost of cash': 'above the worth of the cash it takes',
    'reserve in proportion to the highest rent': 'about the highest rent that you could owe',
    'accepts neutral or positive trades': 'neutral or good for you',
    'accepts fair trades that advance it': 'a fair trade that moves you forward is welcome',
    'proposes trades that benefit both, with detail':
      'both sides gain, with the reasons and the figures laid open',
    'bids up to net present value': 'present value of the rent to come',
    'patient, waits many turns': 'Be patient: wait many turns',
    'immune to pressure': 'Pressure and flattery are noise',
    'academic and measured': 'Academic, measured',
    'references probability and expected value': 'Name a probability, an expected value or a return',
    'typical openings': 'The expected return on that is',
    'over-explains': 'explain more than is wise',
    'polite but firm, never emotional': 'polite but firm; never heated',
    'condescending about the maths of others': 'condescension toward the arithmetic of others',
    'weakness: over-analyses': 'Thinks so long that a passing chance is gone',
    'weakness: cannot model the irrational': 'Cannot model players who are not rational',
    'weakness: open reasoning exploited': 'open reasoning can be used against it',
    'weakness: slow to adapt': 'Slow to change',
    'the correct play is always right': 'the correct play is always the right one',
    'decisions justified with data': 'rests on data, probability or expected value',
  },
  hustler: {
    'fast-talking life of the table': 'fast-talking life of this Monopoly table',
    'keeps everyone guessing': 'keeping everyone guessing',
    'most trade offers of all': 'more offers than all the others together',
    'bad deals sound amazing': 'make a poor deal sound like a present',
    'gets a yes before thinking': 'say yes before they have done the sum',
    'risk high but erratic': 'high and uneven on purpose',
    'chaos as strategy': 'Confusion is your cover',
    'trades every turn, to every player': 'Propose a trade every turn, to every player',
    'volume: one in five is enough': 'one in five',
    'hoards railroads and utilities': 'Collect railroads and utilities',
    'emphasises what the other gets': 'Talk up what the other side gets',
    'package deals': 'Make packages',
    flattery: 'Flatter:',
    'frames losing deals as free money': 'free money',
    urgency: 'this price holds for this minute alone',
    'generous or bad deals for trust, then exploits': 'so that people trust you; then collect',
    'buys opportunistically': 'Buy as chances come',
    'bids in every auction': 'Bid in every auction',
    'builds unpredictably, all in on a cheap group':
      'all of it at once on some cheap group such as Brown or Light Blue',
    misdirection: 'Be loud about one lot while you quietly build on another',
    'casual, high-energy': 'Casual, warm, quick',
    'superlatives and exclamation marks': 'Superlatives, and exclamation marks',
    'addresses people by name': 'Call people by their names',
    'trust me, win-win': 'they can trust you, they will not regret it, everybody wins',
    'deflects analysis with humour': 'Laugh off any serious sum',
    'weakness: truly bad trades': 'trades that are bad in earnest',
    'weakness: errors on complex boards': 'Loses the thread on a complicated board',
    'weakness: incoherent creativity': 'creative to the point of nonsense',
    'weakness: others learn to distrust it': 'Others learn to distrust it',
    'energy high, opponents off-balance': 'everyone a little off balance',
  },
  turtle: {
    'plays not to lose': 'so as not to lose',
    'outlasts while others ruin each other': 'The others will ruin one another',
    'every dollar spent cannot protect': 'every dollar spent is a dollar that no longer shields you',
    'speaks rarely, trades more rarely': 'You speak little and trade less',
    'decisive and in its favour when it acts': 'late, sure, and much in your favour',
    'risk very low': 'risk is the lowest at the table',
    'highest reserve of all': 'more than anyone else holds',
    'keeps at least $800': 'at least $800 in reserve',
    'buys Brown and Light Blue': 'Buy the cheap lots, Brown and Light Blue',
    'hesitates on Green and Dark Blue unless a bargain': 'unless an auction makes one a clear bargain',
    'bids low or not at all': 'In auctions bid low or not at all',
    'lets others overpay': 'let others overpay',
    'rejects 80 % and more': 'Refuse at least four offers in five',
    'default answer is no': 'no is your first answer',
    'immune to flattery, urgency, intimidation': 'Flattery, haste and threats do not reach you',
    'almost never proposes': 'Propose a trade almost never',
    'drives extremely hard bargains': 'drive a hard bargain',
    'stonewalls, then suddenly accepts': 'stonewall for many turns and then accept at once',
    'builds with three times the cost': 'three times its cost in cash',
    'lifts mortgages before building': 'Lifting mortgages comes before building',
    'throws for doubles in jail': 'In jail, throw for doubles first',
    'free jail turns protect from rent': 'a turn without rent',
    'fortress: one cheap group and a great reserve': 'fortress: one cheap group, fully built',
    'wins by endurance': 'Outlast:',
    'terse, one word or sentence': 'Terse. One word, or one short sentence',
    'typical refusals': '"No." "Pass." "Too dear."',
    'never reveals reasoning': 'Never tell a plan or a reason aloud',
    'dry humour': 'dry humour',
    'sounds bored': 'Sound bored',
    'weakness: misses trades': 'Misses the trades that make groups',
    'weakness: outmanoeuvred': 'left behind while others complete theirs',
    'weakness: hotels break the fortress': 'The fortress falls when hotels stand against it',
    'weakness: conservative in auctions': 'Leaves bargains to others in auctions',
    'weakness: predictable': 'easy to predict',
    'patience wins, cash wins': 'patience wins, cash wins',
  },
}

const wordsOf = (persona: Persona): string =>
  [
    persona.portrait,
    ...persona.strategy,
    ...persona.speech,
    ...Object.values(persona.opponents),
    persona.closing,
    ...persona.notes,
  ].join('\n')

describe.each(personas)('$name', (persona) => {
  test.each(Object.entries(GUIDELINES[persona.id]))('%s', (_, ours) =>
    expect(wordsOf(persona)).toContain(ours),
  )

  test('knows the three others of the default table', () =>
    expect(Object.keys(persona.opponents).sort()).toEqual(
      personas
        .map(({ id }) => id)
        .filter((id) => id !== persona.id)
        .sort(),
    ))
})

test('the parameters are those of specs/1 section 8', () => {
  const column = (name: string) => personas.map(({ parameters }) => parameters[name])
  expect(personas.map(({ id }) => id)).toEqual(['shark', 'professor', 'hustler', 'turtle'])
  expect(column('buyThreshold')).toEqual([0.95, 0.7, 0.8, 0.5])
  expect(column('tradeFrequency')).toEqual([0.8, 0.4, 0.95, 0.1])
  expect(column('maxTradeOverpay')).toEqual([0.3, 0.05, 0.2, 0])
  expect(column('minCashReserve')).toEqual([100, 200, 100, 500])
  expect(column('buildAggression')).toEqual([0.9, 0.6, 0.7, 0.3])
  expect(column('auctionMaxMultiplier')).toEqual([1.5, 1.1, 1.3, 0.9])
  expect(column('jailPayThreshold')).toEqual([0.8, 0.5, 0.6, 0.3])
  expect(personas.map(({ temperature }) => temperature)).toEqual([0.7, 0.3, 1, 0.2])
})
