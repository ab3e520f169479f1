import { coinSide, coinText } from '@turnout/rules/coin-toss'
import * as z from 'zod'

/** A side of the coin. */
export const Side = z.enum(['heads', 'tails'])

/** What a phone draws of its own for a toss: 128 to 256 bits in hexadecimal. */
export const TossChance = z
  .string()
  .regex(/^(?:[0-9a-f]{2}){16,32}$/, 'The chance is 16 to 32 bytes in lower-case hexadecimal.')

/** All that is needed to check a toss afterwards, without asking anybody. */
export const TossReceipt = z
  .object({
    match_number: z.number().int(),
    /** SHA-256 of the secret, shown to everybody before anybody chose. */
    commitment: z.string(),
    secret: z.string(),
    /** What the pressing phone drew; null when the call came without. */
    chance: z.string().nullable(),
    /** SHA-256 of match number, secret and chance: an even last digit is heads, an odd one tails. */
    coin: z.string(),
    choices: z.array(z.object({ team: z.string(), side: Side })).length(2),
    result: Side,
    winner: z.string(),
  })
  .meta({ id: 'TossReceipt' })
export type TossReceipt = z.output<typeof TossReceipt>

export type TossFault = 'seal' | 'coin' | 'winner'

/** [T-3] What does not fit in a receipt, or null when all of it does. `sha256` gives hexadecimal, as any computer works it out. */
export async function tossFault(
  { commitment, secret, chance, coin, choices, result, winner, match_number }: TossReceipt,
  sha256: (text: string) => string | Promise<string>,
): Promise<TossFault | null> {
  if ((await sha256(secret)) !== commitment) return 'seal'
  if ((await sha256(coinText(match_number, secret, chance))) !== coin || coinSide(coin) !== result)
    return 'coin'
  const called = choices.filter(({ side }) => side === result)
  return called.length === 1 && called[0]?.team === winner ? null : 'winner'
}
