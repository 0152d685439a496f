import type { Lines } from '../moments'

/** For personas without a voice of their own. */
export const neutral: Lines = {
  quiet: ['I roll.', 'Nothing from me before the roll.', 'Let us see the dice.'],
  landed: ['{rent} to {who} for {lot}.', '{lot} costs me {rent}.'],
  trading: ['I have an offer to make.', 'Let us talk about a trade.'],
  offer: ['{who}: {give} for {want}?', 'I offer {give} for {want}, {who}.'],
  pitch: ['I give {give} for {want}, {who}.', '{give} is my offer for {want}, {who}.'],
  'offer-sale': ['{who}: {give} for {price}?', 'I sell {give} for {price}, {who}.'],
  'pitch-sale': ['{give} can be yours for {price}, {who}.', '{price} is my price for {give}, {who}.'],
  'no-offer': ['No offer after all.', 'I propose nothing.'],
  accept: ['Agreed, {who}.', 'I accept, {who}.'],
  reject: ['No, {who}.', 'I refuse {give}, {who}.'],
  buy: ['I buy {lot} for {price}.', '{lot} is mine for {price}.'],
  'buy-group': ['{lot} completes {group}.', 'I own all of {group} now.'],
  decline: ['I do not buy {lot}.', '{lot} goes to auction.'],
  bid: ['I bid {bid}.', '{bid} for {lot}.'],
  pass: ['I pass.', 'No bid from me for {lot}.'],
  'pay-fine': ['I pay the fine.', 'Fifty dollars, and out.'],
  'use-card': ['I use my card.', 'My card gets me out.'],
  stay: ['I throw for a double.', 'I try for doubles.'],
  build: ['I build on {lot}: {rent} now.', '{group} grows; {lot} charges {rent}.'],
  lift: ['I lift the mortgage on {lot}.', '{lot} is free again.'],
  mortgage: ['I mortgage {lot}.', '{lot} is mortgaged.'],
  sell: ['I sell on {lot}.', 'A building on {lot} goes.'],
  raise: ['I must raise money for {owed}.', 'I find the {owed}.'],
  ruin: ['I cannot pay {owed}.', 'That is the end for me.'],
}
