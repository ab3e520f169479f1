import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { evolveScheduledGame } from '@turnout/rules/scheduled-game'
import { beforeEach, expect, test } from 'vitest'
import type { Events } from '../../events.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, LIMITED, SETTINGS, week } from './testing.ts'

const server = sharedServer()

type Change = Events['scheduled-game-changed']
const changes: Change[] = []

beforeEach(async () => {
  changes.length = 0
  const { publish } = server.deps
  server.deps.publish = async (sql, type, event) => {
    if (type === 'scheduled-game-changed') changes.push(event as Change)
    await publish(sql, type, event)
  }
  await server.setTime('2026-06-15T12:00:00Z')
  return () => {
    server.deps.publish = publish
  }
})

test('every change of a session is published with the game before and after it', async () => {
  const { ada, ben, cleo, answer, groupId, params, tomorrow } = await week(server, LIMITED)
  await answer(ben, IN)
  await answer(ben, IN)
  await answer(cleo, IN)
  await ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...LIMITED, places: 3 } })
  expect(
    changes.map((change) => [
      change.gameId,
      change.groupId,
      change.actorId,
      change.events.map((e) => e.type),
    ]),
  ).toEqual([
    [tomorrow.id, groupId, ben.id, ['joined', 'place-gained']],
    [tomorrow.id, groupId, cleo.id, ['joined', 'place-gained']],
    [tomorrow.id, groupId, ada.id, ['places-changed']],
  ])
  for (const { before, game, events } of changes)
    expect(events.reduce(evolveScheduledGame, before)).toEqual(game)
})
