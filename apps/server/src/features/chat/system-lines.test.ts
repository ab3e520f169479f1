import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { changeChatSettings, listChatMessages, removeChatMessage } from '@turnout/contract/chat'
import { correctResult } from '@turnout/contract/correct-result'
import { updateGroup } from '@turnout/contract/groups'
import { changeScore, closeGame, endMatch, getGameState } from '@turnout/contract/live-match'
import {
  answerScheduledGame,
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { takeBack } from '@turnout/contract/take-back'
import { expect, test } from 'vitest'
import { kickOff, liveGame } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()

async function week() {
  const chat = await chatOf(server)
  const { ada, params, read } = chat
  const settings = { places: 2, minimum: null, guests_allowed: true, fair_places: false, cost: null }
  await ada.call(changeAttendanceSettings, { params, body: { mode: 'limited', ...settings } })
  const { reply } = await ada.call(listScheduledGames, { params })
  const game = { ...params, gameId: reply.at(-1)!.id }
  const answer = (who: Person, choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { params: game, body: { answer: choice } })
  const lines = async () => (await read(ada)).reply.messages.map(({ system }) => system)
  return { ...chat, game, answer, lines, date: reply.at(-1)!.date }
}

test('[X-9] a place that passes on is a message of the program, with both names, and unread for no one', async () => {
  const { ada, ben, cleo, answer, lines, read, game, params } = await week()
  for (const who of [ada, ben, cleo]) await answer(who, 'going')
  expect(await lines()).toEqual([])
  await answer(ben, 'not_going')
  expect(await lines()).toMatchObject([
    {
      type: 'place_passed',
      game: { id: game.gameId },
      out: { id: ben.id, name: 'Ben Okafor' },
      into: [{ id: cleo.id, name: 'Cleo Okafor' }],
    },
  ])
  await answer(cleo, 'not_going')
  expect(await lines()).toHaveLength(1)
  const { reply } = await read(cleo)
  expect(reply.unread_count).toBe(0)
  expect(reply.messages[0]).toMatchObject({ kind: 'system', author: null, text: null, removed: null })
  const removed = await ada.call(removeChatMessage, {
    params: { ...params, messageId: reply.messages[0]!.id },
  })
  expect(removed.status).toBe(403)
})

test('[X-9] a date that is moved, cancelled or on again is a message, and a refused change is none', async () => {
  const { ada, game, lines, date } = await week()
  const move = (start_time: string) =>
    ada.call(moveScheduledGame, { params: game, body: { date, start_time, end_time: '22:00' } })
  expect((await move('20:00')).status).toBe(200)
  expect((await ada.call(restoreScheduledGame, { params: game })).status).toBe(409)
  await ada.call(cancelScheduledGame, { params: game, body: { reason: 'Snow' } })
  await ada.call(restoreScheduledGame, { params: game })
  expect(await lines()).toMatchObject([
    { type: 'game_moved', from: { date, start_time: '19:00' }, game: { start_time: '20:00' } },
    { type: 'game_cancelled', reason: 'Snow' },
    { type: 'game_restored', game: { id: game.gameId } },
  ])
})

test('[X-9] changed hours of the group are a message for the next date, and so are dropped and resumed days', async () => {
  const { ada, ben, params, lines } = await week()
  // the next two Tuesdays, which both change
  const { reply } = await ada.call(listScheduledGames, { params })
  for (const { id } of reply.slice(-2))
    await ben.call(answerScheduledGame, { params: { ...params, gameId: id }, body: { answer: 'going' } })
  const [next] = reply.slice(-2)
  const change = (body: object) => ada.call(updateGroup, { params, body })
  expect((await change({ game_start_time: '20:00', game_end_time: '22:00' })).status).toBe(200)
  await change({ playing_days: [{ day: 'WEDNESDAY' }] })
  await change({ playing_days: [{ day: 'TUESDAY' }] })
  const game = { id: next!.id, date: next!.date, start_time: '20:00' }
  expect(await lines()).toMatchObject([
    { type: 'game_moved', from: { date: next!.date, start_time: '19:00' }, game },
    { type: 'game_cancelled', game, reason: null },
    { type: 'game_restored', game },
  ])
  await change({ max_teams: 3 })
  expect(await lines()).toHaveLength(3)
})

test('[X-9] the result of a game day is a message, once', async () => {
  const live = await liveGame(server)
  const { ada, gameId, groupId } = live
  await kickOff(ada, gameId)
  await ada.call(endMatch, { params: { gameId } })
  await ada.call(closeGame, { params: { gameId } })
  const { messages } = (await ada.call(listChatMessages, { params: { groupId } })).reply
  expect(messages.map(({ system }) => system)).toMatchObject([
    { type: 'game_over', game_id: gameId, matches: 1, winners: expect.any(Array) },
  ])
})

test('[X-9] [U-8] the message is removed when the end is undone, and is corrected with the result', async () => {
  const { ada, gameId, groupId } = await liveGame(server)
  const params = { gameId }
  const results = async () =>
    (await ada.call(listChatMessages, { params: { groupId } })).reply.messages
      .filter(({ removed }) => removed === null)
      .map(({ system }) => system)
  const { a: team_id } = await kickOff(ada, gameId)
  await ada.call(changeScore, { params, body: { team_id, action: 'increment' } })
  await ada.call(endMatch, { params })
  await ada.call(closeGame, { params })
  expect(await results()).toMatchObject([{ winners: [1] }])
  const { version } = (await ada.call(getGameState, { params })).reply.take_back!
  await ada.call(takeBack, { params, body: { version } })
  expect(await results()).toEqual([])
  await ada.call(closeGame, { params })
  const body = { match_number: 1, team_a_score: 0, team_b_score: 2, reason: 'Counted again' }
  await ada.call(correctResult, { params, body })
  expect(await results()).toMatchObject([{ winners: [2] }])
})

test('[X-9] a chat that is off gets no messages of the program', async () => {
  const { ada, game, lines, params } = await week()
  await ada.call(changeChatSettings, { params, body: { is_on: false } })
  await ada.call(cancelScheduledGame, { params: game, body: { reason: 'Snow' } })
  await ada.call(changeChatSettings, { params, body: { is_on: true } })
  expect(await lines()).toEqual([])
})
