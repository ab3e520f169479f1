import { TossReceipt, tossFault } from '@turnout/contract/toss-receipt'
import { hex, sha256 } from './sha-256.ts'
import { keep, kept } from './storage.ts'

const CHANCE = 'toss-chance'
const CHANCE_BYTES = 16

/** This phone's hand in a toss: one draw for a seal, so that an answer that never came is no second throw. */
export function chanceFor(seal: string): string {
  const [forSeal, drawn] = kept(CHANCE)?.split(' ') ?? []
  if (forSeal === seal && drawn) return drawn
  const chance = hex(crypto.getRandomValues(new Uint8Array(CHANCE_BYTES)))
  keep(CHANCE, `${seal} ${chance}`)
  return chance
}

export type Verdict = { kind: 'fits' | 'not' | 'unable'; text: string }

const FAULTS = {
  seal: 'The secret does not fit the seal: it was changed after the seal was shown.',
  coin: 'Secret and chance do not make this coin.',
  winner: 'The coin was called right by another team.',
} as const

/** Worked out on this device, without asking anybody. */
export async function verdictOn(receipt: TossReceipt): Promise<Verdict> {
  if (!globalThis.crypto?.subtle)
    return {
      kind: 'unable',
      text: 'Browsers can check this only over https. The two commands below need none.',
    }
  const fault = await tossFault(receipt, sha256)
  if (fault) return { kind: 'not', text: FAULTS[fault] }
  return {
    kind: 'fits',
    text:
      receipt.chance === null
        ? 'Secret, seal and coin fit. No phone had a hand in it: the sealed secret alone decided.'
        : 'Secret, chance, seal and coin fit, and the winner had called this side.',
  }
}

/** A receipt as somebody pasted it; null when it is none. */
export function receiptIn(text: string): TossReceipt | null {
  try {
    const receipt = TossReceipt.parse(JSON.parse(text))
    // the light reader of a built page does not count, and with one call alone a false receipt could seem to fit
    return receipt.choices.length === 2 ? receipt : null
  } catch {
    return null
  }
}

/** Alone, without what the state says beside it. */
export const receiptText = (receipt: TossReceipt): string =>
  JSON.stringify(TossReceipt.parse(receipt), null, 2)

/** Behind the `#`, which browsers keep to themselves: the server does not learn who doubts. */
export const receiptHash = (receipt: TossReceipt): string =>
  encodeURIComponent(JSON.stringify(TossReceipt.parse(receipt)))

export const receiptInHash = (hash: string): TossReceipt | null => {
  try {
    return receiptIn(decodeURIComponent(hash.replace(/^#/, '')))
  } catch {
    return null
  }
}
