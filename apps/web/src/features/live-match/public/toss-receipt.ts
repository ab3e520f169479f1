import { TossReceipt, tossFault, tossTexts } from '@turnout/contract/toss-receipt'
import { getItem, setItem } from '../../../platform/session/storage.ts'
import { hex, sha256 } from '../../../platform/sha-256.ts'
import { tossReceipt as texts } from '../next-texts.ts'

const STORAGE_KEY = 'toss-chance'
const CHANCE_BYTES = 16

/** This phone's random bits for a toss: one draw for each seal, so that a lost answer gives no second toss. */
export function chanceFor(seal: string): string {
  const [storedSeal, storedChance] = getItem(STORAGE_KEY)?.split(' ') ?? []
  if (storedSeal === seal && storedChance) return storedChance
  const chance = hex(crypto.getRandomValues(new Uint8Array(CHANCE_BYTES)))
  setItem(STORAGE_KEY, `${seal} ${chance}`)
  return chance
}

export type Verdict = { type: 'fits' | 'not' | 'unable'; text: string }

const FAULT_TEXTS = {
  seal: texts.secretDoesNotFitSeal,
  coin: texts.secretAndChanceDoNot,
  winner: texts.coinWasCalledRightBy,
} as const

/** Checked on this device, without a request. */
export async function checkReceipt(receipt: TossReceipt): Promise<Verdict> {
  if (!globalThis.crypto?.subtle)
    return {
      type: 'unable',
      text: texts.browsersCanCheckThisOnly,
    }
  const fault = tossFault(receipt, await Promise.all(tossTexts(receipt).map(sha256)))
  if (fault) return { type: 'not', text: FAULT_TEXTS[fault] }
  return {
    type: 'fits',
    text: receipt.chance === null ? texts.secretSealAndCoinFit : texts.secretChanceSealAndCoin,
  }
}

/** A pasted receipt; null when it is none. */
export function parseReceipt(text: string): TossReceipt | null {
  try {
    const receipt = TossReceipt.parse(JSON.parse(text))
    // the light reader of a built page does not check the length, and with one call a false receipt could seem to fit
    return receipt.choices.length === 2 ? receipt : null
  } catch {
    return null
  }
}

/** The receipt only, without the other fields of the state. */
export const receiptText = (receipt: TossReceipt): string =>
  JSON.stringify(TossReceipt.parse(receipt), null, 2)

/** In the fragment, which browsers do not send: the server does not learn who checks. */
export const receiptHash = (receipt: TossReceipt): string =>
  encodeURIComponent(JSON.stringify(TossReceipt.parse(receipt)))

export const parseReceiptHash = (hash: string): TossReceipt | null => {
  try {
    return parseReceipt(decodeURIComponent(hash.replace(/^#/, '')))
  } catch {
    return null
  }
}
