import { checkIn } from '@turnout/contract/game-day'
import { changeScore } from '@turnout/contract/live-match'
import { expect, test } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { identity } from '../session/identity.ts'
import { stopAfterTest } from '../testing/stop-after-test.ts'
import { stubServer } from '../testing/stub-server.ts'
import { startOutbox } from './outbox.ts'
import { openOutboxStorage } from './storage.ts'

/** What a person pressed in a tab that was closed; and this tab, which is open. */
async function ofClosedTab() {
  identity.signIn('token')
  const stored = openOutboxStorage()
  await stored.clear()
  stopAfterTest(identity)
  await startOutbox()
  return stored
}

test('[I5b] a goal from a closed tab that arrives after its match gets a toast with its outcome', async () => {
  stubServer({
    'POST /games/game/match/score': () => ({
      ...{ match_ended: false, winner_id: null, match_result: null, next_match: null },
      ...{ late: 'corrected', version: 2 },
    }),
  })
  const stored = await ofClosedTab()
  const input = { params: { gameId: 'game' }, body: { team_id: 'orange', action: 'increment' } }
  await stored.add({ endpoint: changeScore.name, input, key: 'key', madeAt: Date.now() })
  dispatchEvent(new Event('online'))
  const text = 'Counted: it was in time, and the result is corrected.'
  await expect.poll(() => toaster.now()).toMatchObject([{ text }])
})

test('the commands of a closed tab are sent by the open one once the signal is back', async () => {
  const sent = stubServer({})
  const stored = await ofClosedTab()
  const input = { params: { groupId: 'group' }, body: {} }
  await stored.add({ endpoint: checkIn.name, input, key: 'key', madeAt: Date.now() })
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toMatchObject([{ route: 'POST /games/game-day/group/check-in' }])
})
