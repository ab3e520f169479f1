import { RECOVERY_CODES } from '@turnout/contract/second-factor'
import type { Chance } from '../../platform/chance.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { replaceRecoveryCodes } from './store.ts'

/** Crockford's: no letter is taken for a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 24

/** Six groups of four, 120 bits in all: with fewer than 112, a quick hash would not be enough (ASVS 6.5.2). */
const newCode = (chance: Chance): string =>
  [...Buffer.from(chance.secret(), 'base64url').subarray(0, LENGTH)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${LETTERS[byte % LETTERS.length]}`)
    .join('')

/** However it was typed: capitals, blanks, and the letters that are left out for the digits they look like. */
export const hashOfCode = (code: string): string =>
  sha256(
    code
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/g, '1'),
  )

/** For their owner to keep; we keep the hashes. */
export async function issueRecoveryCodes(sql: Sql, chance: Chance, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(chance))
  await replaceRecoveryCodes(sql, userId, codes.map(hashOfCode))
  return codes
}
