import type { ChatMessage } from '@turnout/contract/chat'
import { CHAT_REACTIONS } from '@turnout/rules/chat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reactionOf, withPendingReactions, withReaction } from './reactions.ts'
import { BEN, CLEO, chatMessage, chatPage } from './testing.ts'

const people = [BEN.id, CLEO.id, chatMessage(903).id]
const presses = fc.array(
  fc.record({
    userId: fc.constantFrom(...people),
    reaction: fc.constantFrom(...CHAT_REACTIONS, null),
  }),
)

test('each person has only the reaction that they chose last, and is counted once', () => {
  fc.assert(
    fc.property(presses, (pressed) => {
      let reactions: ChatMessage['reactions'] = []
      for (const { userId, reaction } of pressed) reactions = withReaction(reactions, userId, reaction)
      const message = chatMessage(1, { reactions })
      for (const id of people) {
        const last = pressed.findLast(({ userId }) => userId === id)
        expect(reactionOf(message, id)).toBe(last?.reaction ?? null)
      }
      const ids = reactions.flatMap(({ user_ids }) => user_ids)
      expect(new Set(ids).size).toBe(ids.length)
      expect(reactions.every(({ user_ids }) => user_ids.length > 0)).toBe(true)
    }),
  )
})

test('a repeated reaction changes nothing', () => {
  const reactions: ChatMessage['reactions'] = [{ reaction: 'heart', user_ids: [BEN.id, CLEO.id] }]
  expect(withReaction(reactions, BEN.id, 'heart')).toEqual(reactions)
})

test('of pending reactions the last one of each message is shown; the other messages stay the same objects', () => {
  const page = chatPage([
    chatMessage(1),
    chatMessage(2, { reactions: [{ reaction: 'sad', user_ids: [BEN.id] }] }),
    chatMessage(3),
  ])
  const shown = withPendingReactions(page, BEN.id, [
    { messageId: chatMessage(1).id, reaction: 'ball' },
    { messageId: chatMessage(2).id, reaction: null },
    { messageId: chatMessage(1).id, reaction: 'laugh' },
  ])
  expect(shown.messages.map(({ reactions }) => reactions)).toEqual([
    [{ reaction: 'laugh', user_ids: [BEN.id] }],
    [],
    [],
  ])
  expect(shown.messages[2]).toBe(page.messages[2])
  expect(withPendingReactions(page, BEN.id, [])).toBe(page)
})
