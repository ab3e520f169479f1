import { COIN_SIDES, type Coin, coinText, isResultOf } from '@turnout/rules/coin'
import type { Toss as RulesToss } from '@turnout/rules/game-events'
import * as z from 'zod'

export const CoinSide = z.enum(COIN_SIDES)

/** The random bits of a phone for a toss: 128 to 256 bits in hexadecimal. */
export const TossChance = z
  .string()
  .regex(/^(?:[0-9a-f]{2}){16,32}$/, 'The chance is 16 to 32 bytes in lower-case hexadecimal.')

/** What a coin shows, to everyone who may watch, by the link too. */
export const ShownCoin = z.object({ result: CoinSide })

const SealedCoin = z.object({
  /** SHA-256 of the secret, shown to everyone before a side was chosen. */
  commitment: z.string(),
  secret: z.string(),
  /** The random bits of the phone; null if it sent none. */
  chance: z.string().nullable(),
  ...ShownCoin.shape,
}) satisfies z.ZodType<Coin>

const choicesOf = <T extends z.ZodType>(team: T) => z.array(z.object({ team, side: CoinSide }))

const TeamNumber = z.number().int()
const TossOfNumbers = SealedCoin.extend({
  ...{ winner: TeamNumber, loser: TeamNumber, choices: choicesOf(TeamNumber) },
})

/** A toss in its stored form. */
export const TossOf = TossOfNumbers.extend({ matchNumber: z.number().int() }) satisfies z.ZodType<RulesToss>

/** A toss in the receipt of a game. */
export const Toss = TossOfNumbers.extend({ match_number: z.number().int() })

/** All that is needed to check a toss afterwards, without any other source. */
export const TossReceipt = SealedCoin.extend({
  match_number: z.number().int(),
  /** SHA-256 of match number, secret and chance: an even last digit is heads, an odd one tails. */
  coin: z.string(),
  choices: choicesOf(z.string()).length(2),
  winner: z.string(),
}).meta({ id: 'TossReceipt' })
export type TossReceipt = z.output<typeof TossReceipt>

export type TossFault = 'seal' | 'coin' | 'winner'

type CheckedToss = z.output<typeof Toss> | TossReceipt

/** [T-3] The texts whose SHA-256 in hexadecimal, as any computer works it out, are the seal and the coin. */
export const tossTexts = ({ match_number, secret, chance }: CheckedToss): string[] => [
  secret,
  coinText(match_number, secret, chance),
]

/** [T-3] By the digests of its texts, what does not fit in a toss, or null when all of it does. */
export function tossFault(toss: CheckedToss, [seal, coin = '']: readonly string[]): TossFault | null {
  const { commitment, choices, result, winner } = toss
  if (seal !== commitment) return 'seal'
  if (('coin' in toss && toss.coin !== coin) || !isResultOf(coin, toss)) return 'coin'
  const [called, another] = choices.filter(({ side }) => side === result)
  return called?.team === winner && !another ? null : 'winner'
}
