import { sendChatMessage } from '@turnout/contract/chat'
import { joinGroup } from '@turnout/contract/groups'
import { approveMembers, listMembers, removeMember } from '@turnout/contract/members'
import { expect, test } from 'vitest'
import { addMembers, club } from '../../testing/game-setup.ts'
import { reportLoss } from '../../testing/loss-report.ts'
import { secondNode } from '../../testing/nodes.ts'
import { type Person, person } from '../../testing/people.ts'
import { RetryingClients } from '../../testing/retrying-clients.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { openGroupStream, type StreamReader } from '../../testing/stream-reader.ts'

const server = sharedServer()

const REMOVALS = Number(process.env.CHAT_REMOVALS ?? 6)
/** The number of people who are removed in parallel. */
const AT_ONCE = Math.min(REMOVALS, 25)

/** The numbers of all messages that a stream has brought. */
const numbersIn = ({ events }: StreamReader): number[] =>
  events.flatMap(({ event, data }) =>
    event === 'chat' ? data.messages.map(({ number }: { number: number }) => number) : [],
  )

interface Written {
  number: number
  /** When it was sent. */
  at: number
}

test(
  '[B22] nothing that is written after a removal reaches the three open streams of the removed person, while others write on two nodes',
  async () => {
    const { ada, groupId, people } = await club(server, ['Ben', 'Cleo'])
    const leaving = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, nr) => person(server, `Player ${nr + 1}`)),
    )
    await addMembers(server, groupId, leaving)
    const params = { groupId }
    const phones = new RetryingClients(server.call)
    const second = await secondNode(server)
    for (const { app } of [server, second]) (await openGroupStream(server, groupId, ada.token, app)).close()
    const apps = [server.app, second.app, second.app]
    const report = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 }
    while (report.rounds < REMOVALS) {
      const open = ({ token }: Person) =>
        Promise.all(apps.map((app) => openGroupStream(server, groupId, token, app)))
      const streams = await Promise.all(leaving.map(open))
      const hears = (reader: StreamReader) =>
        reader.until((events) => events.some(({ event }) => event === 'chat'))
      await Promise.all(streams.flat().map(hears))
      const { reply: rows } = await ada.call(listMembers, { params })
      const written: Written[] = []
      const write = async (who: Person) => {
        server.pass(2_000)
        const at = performance.now()
        const input = { params, body: { text: 'Still on?' } }
        const { number } = await phones.callUntilAnswered(sendChatMessage, input, who)
        written.push({ number, at })
      }
      let isOver = false
      const writing = people.map(async (who) => {
        while (!isOver) await write(who)
      })
      const removed = await Promise.all(
        leaving.map(async ({ id }) => {
          const { id: memberId } = rows.find(({ user }) => user.id === id)!
          await phones.callUntilAnswered(removeMember, { params: { groupId, memberId } }, ada)
          return performance.now()
        }),
      )
      await write(ada)
      await Promise.all(streams.flat().map(({ ended }) => ended))
      isOver = true
      await Promise.all(writing)
      for (const [index, removedAt] of removed.entries()) {
        const later = new Set(written.filter(({ at }) => at > removedAt).map(({ number }) => number))
        expect(later.size).toBeGreaterThan(0)
        report.rounds += 1
        report.doubled += streams[index]!.flatMap(numbersIn).filter((number) => later.has(number)).length
      }
      report.acknowledged += written.length
      server.pass(60_000)
      await Promise.all(leaving.map((who) => who.call(joinGroup, { params })))
      const { reply: asking } = await ada.call(listMembers, { params, query: { include_pending: 'true' } })
      const ids = asking.flatMap(({ id, is_approved }) => (is_approved ? [] : [id]))
      await ada.call(approveMembers, { params, body: { member_ids: ids } })
    }
    await second.close()
    reportLoss('chat, removed with three open streams', report)
    expect(report.doubled).toBe(0)
  },
  60_000 + REMOVALS * 5_000,
)
