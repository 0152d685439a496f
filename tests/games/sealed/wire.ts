import { z } from 'zod'
import { wire } from '@/lib/core/wire'

/** Static: no bounds, no names of this match. What is legal just now the packet's actions say. */
export const wires = {
  bid: wire('bid', 'Hand in a sealed bid for the lot on show.', {
    bid: z.int().describe('Your bid in whole coins; 0 passes.'),
  }),
}
