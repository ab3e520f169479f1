import type { ChatMessage } from '@turnout/contract/chat'
import { expect, test } from 'vitest'
import { withOwnChange } from './chat-changes.ts'
import {
  chosenBy,
  countVoters,
  isPollClosed,
  leadingAnswers,
  type Poll,
  toggleAnswer,
  withVote,
} from './poll-votes.ts'
import { chatMessage, chatPage } from './testing.ts'

const poll = (votes: string[][], fields: Partial<Poll> = {}): Poll => ({
  ...{ is_multiple: false, closes_at: null, is_closed: false },
  answers: votes.map((user_ids, index) => ({ text: `Answer ${index}`, user_ids })),
  ...fields,
})

test('a press on another answer replaces the vote, and a second press on the same answer removes it', () => {
  expect(toggleAnswer([0], 1, false)).toEqual([1])
  expect(toggleAnswer([1], 1, false)).toEqual([])
})

test('in a poll with several choices a press adds or removes one answer', () => {
  expect(toggleAnswer([2], 0, true)).toEqual([0, 2])
  expect(toggleAnswer([0, 2], 2, true)).toEqual([0])
})

test('a new vote moves this person from their old answers, and no one else', () => {
  const voted = withVote(poll([['ada', 'ben'], []]), 'ada', [1])
  expect(voted.answers.map(({ user_ids }) => user_ids)).toEqual([['ben'], ['ada']])
  expect(chosenBy(voted, 'ada')).toEqual([1])
  expect(chosenBy(voted, null)).toEqual([])
})

test('a person who chose two answers counts once', () => {
  expect(countVoters(poll([['ada', 'ben'], ['ada']]))).toBe(2)
})

test('two answers with equally many votes share the lead, and without a vote no answer leads', () => {
  expect(leadingAnswers(poll([['ada'], ['ben'], []]))).toEqual([0, 1])
  expect(leadingAnswers(poll([[], []]))).toEqual([])
})

test('a poll is closed at its time', () => {
  expect(isPollClosed(poll([[]], { closes_at: 10 }), 9)).toBe(false)
  expect(isPollClosed(poll([[]], { closes_at: 10 }), 10)).toBe(true)
  expect(isPollClosed(poll([[]], { is_closed: true }), 0)).toBe(true)
})

test('an own vote is shown before the stream brings it, and a version from the stream stays', () => {
  const message = chatMessage(1, { kind: 'poll', poll: poll([['ben'], []]) })
  const page = chatPage([message])
  const version = { id: message.id, number: 1, version: 2, sent_at: 0 }
  const counted = ({ poll }: ChatMessage) => ({ poll: poll && withVote(poll, 'ada', [1]) })
  const [voted] = withOwnChange(page, version, counted).messages
  expect(voted).toMatchObject({
    version: 2,
    poll: { answers: [{ user_ids: ['ben'] }, { user_ids: ['ada'] }] },
  })
  expect(withOwnChange(page, { ...version, version: 1 }, counted).messages).toEqual([message])
})
