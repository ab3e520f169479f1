import { changeScore } from '@turnout/contract/live-match'
import { selectPlayers } from '@turnout/contract/teams'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { statementsOf } from '../../testing/capture-statements.ts'
import { checkInGuests, club, kickOff, liveGame, nameCaptain } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

const COMMAND = ['lock-game', 'read-under-lock', 'write-game', 'update-answer', 'commit']

test('a goal locks, reads and writes once, and all its statements are prepared', async () => {
  const { ada, gameId } = await liveGame(server)
  const { a: team_id } = await kickOff(ada, gameId)
  const body = { team_id, action: 'increment' as const }
  const goal = () => ada.call(changeScore, { params: { gameId }, body }, { 'idempotency-key': newId() })
  expect(await statementsOf(goal)).toEqual([
    ...['find-sessions', 'spend-hastily'],
    ...['begin', 'insert-idempotency-key', ...COMMAND],
  ])
})

test('a draft pick also reads which game is the one of today', async () => {
  const { ada, groupId } = await club(server, [], { max_teams: 2, max_players_per_team: 5 })
  const ids = await checkInGuests(ada, groupId, 10)
  await nameCaptain(ada, groupId, ids[0]!, 1)
  await nameCaptain(ada, groupId, ids[1]!, 2)
  const pick = () =>
    ada.call(selectPlayers, { params: { groupId }, body: { 1: [ids[2]!] } }, { 'idempotency-key': newId() })
  const statements = await statementsOf(pick)
  expect(statements).toHaveLength(11)
  expect(statements.slice(-COMMAND.length)).toEqual(COMMAND)
})
