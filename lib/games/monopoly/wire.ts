import { z } from 'zod'
import { type WireSchema, wire } from '@/lib/core/wire'
import { type Decision, NO_TERMS, NOTHING } from './actions'

const position = z.int().describe('Position of a lot on the board, 0 to 39.')
const positions = (what: string) => z.array(position).describe(what)
const dollars = (what: string) => z.int().describe(what)

/** What the fields of a bankruptcy stand for that a reply leaves out. */
const NO_SALES = { sell_houses: [], sell_hotels: [], mortgage: [], declare_bankruptcy: false }

/** The replies of specs/1 section 7: names and types alone. What is legal in a question its actions layer says. */
export const wires: Readonly<Record<Decision, WireSchema>> = {
  pre_roll_decision: wire(
    'pre_roll_decision',
    'Manage your lots or look for a trade before you throw the dice.',
    {
      actions: z
        .array(z.string())
        .describe(
          'Any of build:<position>:house, build:<position>:hotel, sell:<position>, mortgage:<position>, unmortgage:<position>, propose_trade. Empty: do nothing and throw the dice.',
        ),
    },
  ),
  buy_decision: wire('buy_decision', 'Buy the lot you landed on, or let it go to auction.', {
    buy: z.boolean().describe('true: buy it at its price; false: it goes to auction.'),
  }),
  auction_bid_decision: wire('auction_bid_decision', 'Bid in an auction, or pass for good.', {
    bid: dollars('Your bid in whole dollars; 0 passes and leaves the auction.'),
  }),
  trade_decision: wire(
    'trade_decision',
    'Propose a trade to one player, or none.',
    {
      propose_trade: z.boolean().describe('false: no proposal; the other fields then do not count.'),
      target_player: z.int().describe('Seat number of the player who gets the proposal.'),
      offer_properties: positions('Lots you give.'),
      request_properties: positions('Lots you want.'),
      offer_cash: dollars('Dollars you give; 0 where you ask for cash.'),
      request_cash: dollars('Dollars you want; 0 where you give cash.'),
      offer_jail_cards: z.int().describe('Get Out of Jail Free cards you give.'),
      request_jail_cards: z.int().describe('Get Out of Jail Free cards you want.'),
      pitch: z.string().describe('What you say to the player to win them for the trade; everyone hears it.'),
    },
    { absent: NO_TERMS },
  ),
  trade_response_decision: wire('trade_response_decision', 'Accept or reject the trade proposed to you.', {
    accept: z.boolean().describe('true: the trade happens as proposed; false: nothing changes hands.'),
  }),
  jail_action_decision: wire('jail_action_decision', 'Choose how to try to leave jail.', {
    action: z.enum(['pay_fine', 'use_card', 'roll_doubles']).describe('How you try to leave jail.'),
  }),
  post_roll_decision: wire(
    'post_roll_decision',
    'Manage your lots or look for a trade after your move.',
    {
      builds: z
        .array(z.object({ position, type: z.enum(['house', 'hotel']) }))
        .describe('Buildings to put up, one entry each.'),
      sells: positions('Lots to sell one building on for each entry.'),
      mortgages: positions('Lots to mortgage.'),
      unmortgages: positions('Lots whose mortgage you lift.'),
      propose_trade: z.boolean().describe('true: you are then asked for a trade proposal.'),
    },
    { absent: NOTHING },
  ),
  bankruptcy_decision: wire(
    'bankruptcy_decision',
    'Raise the money you owe.',
    {
      sell_houses: positions('Lots to sell one house on for each entry.'),
      sell_hotels: positions('Lots whose hotel you sell.'),
      mortgage: positions('Lots to mortgage.'),
      declare_bankruptcy: z.boolean().describe('true only where you cannot raise the money.'),
    },
    { absent: NO_SALES },
  ),
}
