import { STRANGER, type Standing } from '@turnout/rules/membership'
import type { members } from './tables.ts'

export type MemberState = (typeof members.$inferSelect)['state']

/** The standing from a row, or from none. Only the creator's own admin row is marked as creator. */
export function standingFrom(state: MemberState | null | undefined, creator: boolean): Standing {
  switch (state) {
    case 'pending':
    case 'member':
      return { type: state }
    case 'admin':
      return { type: 'admin', creator }
    default:
      return STRANGER
  }
}
