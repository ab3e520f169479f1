import type { Invite } from '@turnout/contract/invites'
import type { InviteRow } from './store.ts'

export const presentInvite = ({ token, active, joinAtOnce }: InviteRow): Invite => ({
  token: active ? token : null,
  join_at_once: joinAtOnce,
})
