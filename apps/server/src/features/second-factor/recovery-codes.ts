import { RECOVERY_CODES } from '@turnout/contract/second-factor'
import type { Chance } from '../../platform/chance.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { replaceRecoveryCodes } from './store.ts'

/** Crockford's alphabet, without letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 24

/** Six groups of four, 120 bits in all: with fewer than 112, a quick hash would not be enough (ASVS 6.5.2). */
const newCode = (chance: Chance): string =>
  [...Buffer.from(chance.secret(), 'base64url').subarray(0, LENGTH)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${LETTERS[byte % LETTERS.length]}`)
    .join('')

/** Ignores capitals and blanks, and reads letters outside of the alphabet as the digits that they look like. */
export const hashOfCode = (code: string): string =>
  sha256(
    code
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/g, '1'),
  )

/** Returns the codes for their owner; the server stores only hashes. */
export async function issueRecoveryCodes(sql: Sql, chance: Chance, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(chance))
  await replaceRecoveryCodes(sql, userId, codes.map(hashOfCode))
  return codes
}
