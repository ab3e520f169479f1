import { listChatMessages, sendChatMessage } from '@turnout/contract/chat'
import { fillPath } from '@turnout/contract/endpoint'
import { GROUP_FEED_PATH } from '@turnout/contract/live-feed'
import { API } from '../apps/server/src/app.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { BareNode } from './support/bare.ts'
import { Crowd } from './support/crowd.ts'
import { quantile } from './support/figures.ts'
import { alternate, report } from './support/measure.ts'
import { fullGroup, openProgram } from './support/setup.ts'

/** The time from sending a chat message until all members see it, beside bare Node with the same bytes. */
const READERS = Number(process.env.READERS ?? 500)
const MESSAGES = { changes: 8, betweenMs: 40 }
/** The same limit as for a goal (docs/security.md, G11). */
const MOST_MS = 100

const program = await openProgram()
const bare = await BareNode.start()

/** p99 over all messages and readers. */
const shown = async (crowd: Crowd, send: () => Promise<number>) =>
  quantile((await crowd.timesUntilShown(MESSAGES, send)).flat(), 0.99)

try {
  const { groupId, people } = await fullGroup(program, READERS)
  const params = { groupId }
  let sent = 0
  // in turn: each may send ten messages in ten seconds
  const send = async () => {
    const writer = people[sent % people.length] as Person
    sent += 1
    const body = { text: `Message ${sent}: who brings the ball on Thursday, and who has the bibs?` }
    const { status, reply } = await program.call(sendChatMessage, { params, body }, writer)
    if (status !== 201) throw new Error(`A message of the bench was answered ${status}.`)
    return reply.version
  }
  // each event of the stream contains the last ten changes
  for (let nr = 0; nr < 10; nr += 1) await send()
  const { reply } = await program.call(listChatMessages, { params, query: { limit: 10 } }, people[0])
  const event = (version: number) => `id: ${version}\nevent: chat\ndata: ${JSON.stringify(reply)}\n\n`
  bare.setResponse({ headers: {}, body: event(0) })

  const tokens = people.map(({ token }) => token)
  const ours = await Crowd.gather({
    url: `${program.origin}${API}${fillPath(GROUP_FEED_PATH, params)}`,
    tokens,
  })
  const limit = await Crowd.gather({ url: `http://127.0.0.1:${bare.port}/watch`, tokens })
  let version = 0
  const publish = async () => {
    version += 1
    bare.publish(event(version))
    return version
  }
  const measured = await alternate({ ours: () => shown(ours, send), bare: () => shown(limit, publish) })
  report('chat', {
    figures: [
      {
        what: `message to shown with ${READERS.toLocaleString('en-GB')} readers, p99`,
        unit: 'ms',
        baseline: 'bare node:http, the same bytes',
        ...measured,
        aim: { of: 'ours', atMost: MOST_MS },
      },
    ],
    notes: [`${ours.lost + limit.lost} streams were lost.`],
  })
  for (const crowd of [ours, limit]) crowd.leave()
} finally {
  bare.stop()
  await program.remove()
}
