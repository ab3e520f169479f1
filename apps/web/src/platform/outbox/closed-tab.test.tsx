import { checkIn } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { identity } from '../session/identity.ts'
import { stubServer } from '../testing/stub-server.ts'
import { startOutbox } from './outbox.ts'
import { openOutboxStorage } from './storage.ts'

test('what was pressed in a tab that was closed is sent by the one that is open, once the signal is back', async () => {
  identity.signIn('token')
  const sent = stubServer({})
  const ofClosedTab = openOutboxStorage()
  await ofClosedTab.clear()
  await startOutbox()
  const input = { params: { groupId: 'group' }, body: {} }
  await ofClosedTab.add({ endpoint: checkIn.name, input, key: 'key', madeAt: Date.now() })
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toMatchObject([{ route: 'POST /games/game-day/group/check-in' }])
})
