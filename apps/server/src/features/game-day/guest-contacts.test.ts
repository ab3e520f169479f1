import { listManualParticipants, manualCheckIn } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { club } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

test('only organisers see the contact of a guest', async () => {
  const { ada, groupId, people } = await club(server, ['Ben'])
  const params = { groupId }
  await ada.call(manualCheckIn, { params, body: [{ name: 'Zoë', email: 'zoe@example.org', phone: '' }] })
  const [toAda] = (await ada.call(listManualParticipants, { params })).reply
  const [toBen] = (await people[0]?.call(listManualParticipants, { params }))?.reply ?? []
  expect([toAda?.name, toAda?.email]).toEqual(['Zoë', 'zoe@example.org'])
  expect(toBen?.name).toBe('Zoë')
  expect(toBen?.email).toBeUndefined()
})
