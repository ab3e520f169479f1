import { readChat, sendChatMessage } from '@turnout/contract/chat'
import { createPoll, postAnnouncement, reactToMessage, voteInPoll } from '@turnout/contract/chat-polls'
import type { Club } from './game-day.ts'
import { callAs } from './host.ts'
import { EARLY, LATER, type Person } from './people.ts'

const MINUTE_MS = 60_000

/** Hours before the game: an announcement, a poll with its votes, and replies. */
export async function fillChat(
  { host, ada, groupId }: Club,
  personNamed: (name: string) => Person,
  now: number,
): Promise<void> {
  const params = { groupId }
  let minutesAgo = 180
  const later = () => {
    minutesAgo -= 4
    return host.setTime(now - minutesAgo * MINUTE_MS)
  }
  const [ravi, meiLing, jonas] = EARLY.map(personNamed) as [Person, Person, Person]
  const [ben, cleo] = [personNamed('Ben Whitfield'), personNamed('Cleo Marchetti')]
  const say = async (who: Person, text: string, more: { reply_to?: string; mentions?: string[] } = {}) => {
    await later()
    return callAs(host, who, sendChatMessage, { params, body: { text, ...more } })
  }
  const { id: question } = await say(ravi, 'Is the gate on Weaver Street still locked?')
  await say(cleo, 'No, open since Monday. The light on the left is out though.', { reply_to: question })
  await later()
  await callAs(host, ada, postAnnouncement, {
    params,
    body: { text: 'Bring a dark and a light shirt today, the bibs are in the wash.' },
  })
  const { id: ball } = await say(ben, '@Ada Okafor I have the ball and the pump.', { mentions: [ada.id] })
  for (const who of [ada, meiLing, jonas])
    await callAs(host, who, reactToMessage, {
      params: { ...params, messageId: ball },
      body: { reaction: 'ball' },
    })
  await later()
  const poll = await callAs(host, ada, createPoll, {
    params,
    body: { question: 'Where to afterwards?', answers: ['The Lock Keeper', 'Chips on the bridge', 'Home'] },
  })
  const voters = [ada, ben, cleo, ...EARLY.map(personNamed), ...LATER.slice(0, 3).map(personNamed)]
  for (const [nr, who] of voters.entries())
    await callAs(host, who, voteInPoll, {
      params: { ...params, messageId: poll.id },
      body: { answers: [nr % 4 === 3 ? 1 : nr % 5 === 4 ? 2 : 0] },
    })
  for (const who of [ada, ben, cleo])
    await callAs(host, who, readChat, { params, body: { number: poll.number } })
  await say(jonas, 'Chips, obviously.')
  await say(meiLing, 'See you at the cage. I come straight from work, five minutes late at most.')
}
