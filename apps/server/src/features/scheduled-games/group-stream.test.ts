import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn, removeParticipant } from '@turnout/contract/game-day'
import { deleteGroup, leaveGroup, updateGroup } from '@turnout/contract/groups'
import { changeScore, closeGame, endMatch, getGameState } from '@turnout/contract/live-match'
import { logout } from '@turnout/contract/me'
import { listMembers, removeMember } from '@turnout/contract/members'
import {
  answerScheduledGame,
  cancelScheduledGame,
  listScheduledGames,
} from '@turnout/contract/scheduled-games'
import { takeBack } from '@turnout/contract/take-back'
import { afterEach, describe, expect, test } from 'vitest'
import { AT_THE_PITCH, club, kickOff, liveGame } from '../../testing/game-setup.ts'
import { secondNode } from '../../testing/nodes.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { expectAllEnded, openGroupStream, type StreamReader } from '../../testing/stream-reader.ts'

const server = sharedServer()
const open: StreamReader[] = []
afterEach(() => {
  for (const reader of open.splice(0)) reader.close()
})

async function week() {
  const { ada, groupId, people } = await club(server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  const params = { groupId }
  const { reply } = await ada.call(listScheduledGames, { params })
  const gameId = reply[0]!.id
  const watch = async (who: Person, app = server.app) => {
    const reader = await openGroupStream(server, groupId, who.token, app)
    open.push(reader)
    return reader
  }
  const answer = (who: Person, choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { params: { groupId, gameId }, body: { answer: choice } })
  const remove = async (who: Person) => {
    const members = await ada.call(listMembers, { params })
    const { id: memberId } = members.reply.find(({ user }) => user.id === who.id)!
    return ada.call(removeMember, { params: { groupId, memberId } })
  }
  return { ada, ben, cleo, groupId, gameId, params, watch, answer, remove }
}

const versions = ({ events }: StreamReader) =>
  events.filter(({ event }) => event === 'state').map(({ data }) => data.version)
const tags = ({ events }: StreamReader) =>
  new Set(events.filter(({ event }) => event === 'state').map(({ data }) => data.tag)).size
const hears = (reader: StreamReader, count: number) => reader.until(() => tags(reader) >= count)

describe('the stream of a group', () => {
  test('brings a state at once, and another one for each answer, cancelled date and change of its settings', async () => {
    const { ada, ben, gameId, params, watch, answer } = await week()
    const reader = await watch(ben)
    await hears(reader, 1)
    await answer(ada, 'going')
    await hears(reader, 2)
    await ada.call(cancelScheduledGame, { params: { ...params, gameId }, body: { reason: 'Snow' } })
    await hears(reader, 3)
    const body = {
      mode: 'limited',
      places: 9,
      minimum: null,
      guests_allowed: true,
      fair_places: false,
    } as const
    await ada.call(changeAttendanceSettings, { params, body })
    await hears(reader, 4)
    expect(versions(reader)).toEqual([...versions(reader)].sort((a, b) => a - b))
  })

  test('brings a state when an organiser ends the game and when they undo that, and none for a goal', async () => {
    const { ada, groupId, gameId } = await liveGame(server)
    const reader = await openGroupStream(server, groupId, ada.token)
    open.push(reader)
    await hears(reader, 1)
    const { a } = await kickOff(ada, gameId)
    const params = { gameId }
    await ada.call(changeScore, { params, body: { team_id: a, action: 'increment' } })
    await ada.call(endMatch, { params })
    await ada.call(closeGame, { params })
    await hears(reader, 2)
    const { reply } = await ada.call(getGameState, { params })
    await ada.call(takeBack, { params, body: { version: reply.take_back!.version } })
    // the game is open again: the same state is sent again
    await reader.until(() => versions(reader).length === 3)
    expect(tags(reader)).toBe(2)
  })

  test('[D-11] brings a state when all arrivals are taken off, and the game follows its group again', async () => {
    const { ada, ben, params, watch } = await week()
    const { player } = (await ben.call(checkIn, { params, body: AT_THE_PITCH })).reply
    await ada.call(updateGroup, { params, body: { game_start_time: '18:45', game_end_time: '20:15' } })
    const reader = await watch(ben)
    await hears(reader, 1)
    await ada.call(removeParticipant, { params: { ...params, participantId: player.id } })
    await hears(reader, 2)
  })

  test('brings answers from another node, and nothing of another group', async () => {
    const here = await week()
    const there = await week()
    const other = await secondNode(server)
    const [reader, stranger] = [await here.watch(here.ben, other.app), await there.watch(there.ben)]
    await Promise.all([hears(reader, 1), hears(stranger, 1)])
    await here.answer(here.ada, 'going')
    await hears(reader, 2)
    expect(tags(stranger)).toBe(1)
    await other.close()
    await reader.ended
    expect(reader.events.at(-1)?.event).toBe('bye')
  })

  test('ends at once for a person who is removed, leaves, signs out or whose group is deleted, and not for others', async () => {
    const { ada, ben, cleo, params, watch, answer, remove } = await week()
    const [bens, cleos, adas] = [await watch(ben), await watch(cleo), await watch(ada)]
    await Promise.all([bens, cleos, adas].map((reader) => hears(reader, 1)))
    await remove(ben)
    await expectAllEnded([bens])
    expect((await watch(ben)).status).toBe(403)
    await cleo.call(leaveGroup, { params })
    await expectAllEnded([cleos])
    await answer(ada, 'going')
    await hears(adas, 2)
    expect(adas.isEnded).toBe(false)
    await ada.call(deleteGroup, { params })
    await expectAllEnded([adas])

    const second = await week()
    const reader = await second.watch(second.ben)
    await hears(reader, 1)
    await second.ben.call(logout)
    await expectAllEnded([reader])
  })
})
