import type { Passkey } from '@turnout/contract/passkeys'
import type { PasskeyRow } from './store.ts'

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  ...{ id, name },
  created_at: createdAt.getTime(),
  last_used_at: lastUsedAt?.getTime() ?? null,
})
