import type { Endpoint } from '@turnout/contract/endpoint'
import { endpoints } from '@turnout/contract/endpoints'
import { removeParticipant } from '@turnout/contract/game-day'
import { joinGroup } from '@turnout/contract/groups'
import {
  getGameState,
  nameReferee,
  pauseTimer,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { removeMember } from '@turnout/contract/members'
import { INITIAL_GAME } from '@turnout/rules/game'
import { STRANGER, VISITOR } from '@turnout/rules/membership'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkInAtPitch } from '../../testing/game-setup.ts'
import type { MatrixGame } from '../../testing/matrix-game.ts'
import { inputsFor } from '../../testing/matrix-inputs.ts'
import { matrixWorld, type World } from '../../testing/matrix-world.ts'
import { MATRIX } from '../../testing/permission-matrix.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { openStream } from '../../testing/stream-reader.ts'
import { withGameRole } from './viewer.ts'

const server = sharedServer()
let world: World
beforeEach(async () => {
  world = await matrixWorld(server)
})

const OFFICIALS = ['captain', 'referee'] as const
type Official = (typeof OFFICIALS)[number]

/** The calls that only the armband or the whistle allows. */
const CALLS = OFFICIALS.flatMap((official) =>
  endpoints
    .filter(({ name }) => MATRIX[name]?.[official] === '+' && MATRIX[name].member === '-')
    .map((endpoint) => ({ official, endpoint })),
)

const call = (endpoint: Endpoint, official: Official) =>
  server.call(endpoint, inputsFor(world)[endpoint.name], { token: world.tokens[official] ?? '' })

async function statuses() {
  const answers = []
  for (const { endpoint, official } of CALLS)
    answers.push([endpoint.name, official, (await call(endpoint, official)).status])
  return answers
}

async function inEachGroup(act: (official: Official, game: MatrixGame) => Promise<unknown>) {
  const { drafting, running, waiting, drawn } = world
  for (const official of OFFICIALS)
    for (const game of [drafting, running, waiting, drawn]) await act(official, game)
}

describe('a captain and a referee of the game who left the group', () => {
  test('[M5] have no rights in it once they are removed, and none when they ask to join again', async () => {
    const { people } = world
    const refused = CALLS.map(({ endpoint, official }) => [endpoint.name, official, 403])
    expect(refused.length).toBeGreaterThan(10)
    await inEachGroup((official, { groupId, memberIds }) =>
      people.creator!.call(removeMember, { params: { groupId, memberId: memberIds[official] } }),
    )
    expect(await statuses()).toEqual(refused)
    await inEachGroup((official, { groupId }) => people[official]!.call(joinGroup, { params: { groupId } }))
    expect(await statuses()).toEqual(refused)
  })

  test('[M-14] have lost the whistle of the last match when they are no longer members', async () => {
    const { drawn, people } = world
    const params = { groupId: drawn.groupId, participantId: drawn.memberIds.referee }
    expect((await people.creator!.call(removeParticipant, { params })).status).toBe(200)
    expect((await call(tossCoin, 'referee')).problem.code).toBe('not-allowed')
  })
})

test('[M-18] the referee who calls the next match starts its clock, and then its own referee alone has the whistle', async () => {
  const { waiting, people } = world
  const reader = await openStream(server, waiting.gameId, people.referee!.token)
  const controls = async () => {
    const state = (name: string) => people[name]!.call(getGameState, { params: waiting })
    const [last, own] = [(await state('referee')).reply, (await state('member')).reply]
    await reader.until((events) => events.at(-1)?.id === last.version)
    const { can_control_match: onStream } = reader.events.at(-1)?.data ?? {}
    return { last: last.can_control_match, onStream, own: own.can_control_match }
  }
  expect((await call(startMatch, 'referee')).status).toBe(201)
  const { player } = (await checkInAtPitch(people.member!, waiting.groupId)).reply
  await people.creator!.call(nameReferee, { params: waiting, body: { participant_id: player.id } })
  expect(await controls()).toEqual({ last: true, onStream: true, own: true })

  expect((await people.referee!.call(startTimer, { params: waiting })).status).toBe(200)
  expect(await controls()).toEqual({ last: false, onStream: false, own: true })
  expect((await people.referee!.call(pauseTimer, { params: waiting })).problem.code).toBe('not-allowed')
  expect((await people.member!.call(pauseTimer, { params: waiting })).status).toBe(200)
  reader.close()
})

test.each([VISITOR, { ...VISITOR, signedIn: true, confirmed: true, standing: STRANGER }])(
  '[M5] a person who does not belong to the group is not the captain of a team without one, nor the referee of a match without one',
  (viewer) => {
    const game = { ...INITIAL_GAME, teams: [{ number: 1, captain: null, players: ['p1'] }] }
    expect(withGameRole({ viewer, membershipId: null }, game)).toEqual(viewer)
  },
)
