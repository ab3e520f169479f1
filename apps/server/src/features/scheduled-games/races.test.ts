import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { answerScheduledGame, getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { club } from '../../testing/game-setup.ts'
import { onTwoNodes } from '../../testing/nodes.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { SETTINGS } from './testing.ts'

const ROUNDS = Number(process.env.PLACE_ROUNDS ?? 1)
const AT_ONCE = 20
const NAMES = Array.from({ length: AT_ONCE }, (_, nr) => `Player${String.fromCharCode(65 + nr)}`)

const server = sharedServer(undefined, onTwoNodes)

async function lastPlace() {
  const { ada, groupId, people } = await club(server, NAMES)
  await server.setTime('2026-06-15T12:00:00Z')
  const params = { groupId }
  const body = { ...SETTINGS, mode: 'limited', places: 2 } as const
  await ada.call(changeAttendanceSettings, { params, body })
  const { reply } = await ada.call(listScheduledGames, { params })
  const game = { params: { groupId, gameId: reply[0]!.id } }
  const answer = (who: Person, choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { ...game, body: { answer: choice } })
  const lists = async () => {
    const details = (await ada.call(getScheduledGame, game)).reply
    return { going: details.going.map(({ id }) => id), waiting: details.waiting.map(({ id }) => id) }
  }
  return { ada, people, answer, lists }
}

test(
  `[H-2] [H-3] [H-5] ${AT_ONCE} at once for the last place on two nodes, ${ROUNDS} times: one has it, the others wait in order, each answer names their place, and a drop-out gives the place to the first who stays`,
  async () => {
    const { ada, people, answer, lists } = await lastPlace()
    for (let round = 0; round < ROUNDS; round += 1) {
      await answer(ada, 'going')
      const replies = await Promise.all(people.map((who) => answer(who, 'going')))
      expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200))
      const before = await lists()
      expect(before.going).toHaveLength(2)
      expect(before.going[0]).toBe(ada.id)
      expect(new Set([...before.going, ...before.waiting]).size).toBe(AT_ONCE + 1)
      for (const [index, { reply }] of replies.entries()) {
        const place = before.waiting.indexOf(people[index]!.id)
        const outcome =
          place < 0 ? { answer: 'going', position: null } : { answer: 'waiting', position: place + 1 }
        expect(reply.my_answer, `round ${round + 1}`).toMatchObject(outcome)
      }

      // the two with a place and every second on the list drop out in the same moment
      const out = [...before.going, ...before.waiting.filter((_, index) => index % 2 === 0)]
      const leaving = [ada, ...people].filter(({ id }) => out.includes(id))
      await Promise.all(leaving.map((who) => answer(who, 'not_going')))
      const staying = before.waiting.filter((id) => !out.includes(id))
      const after = await lists()
      expect([...after.going].sort(), `round ${round + 1}`).toEqual(staying.slice(0, 2).sort())
      expect(after.waiting, `round ${round + 1}`).toEqual(staying.slice(2))
      for (const who of people) await answer(who, 'not_going')
    }
  },
  300_000 + ROUNDS * 30_000,
)
