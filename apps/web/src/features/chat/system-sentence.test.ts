import type { ChatMessage } from '@turnout/contract/chat'
import { expect, test } from 'vitest'
import { systemSentence } from './system-sentence.ts'

const SENT_AT = Date.parse('2026-06-15T12:00:00Z')
const game = {
  id: '0197a3c2-7e1b-7c55-9f5e-000000000001',
  date: '2026-06-18',
  start_time: '20:00',
  end_time: '22:00',
  starts_at: Date.parse('2026-06-18T19:00:00Z'),
  time_zone: 'Europe/London',
  venue_name: 'Weaver Street',
}
const from = { date: '2026-06-18', start_time: '19:00', end_time: '21:00', venue_name: 'Weaver Street' }
const ben = { id: 'ben', name: 'Ben' }
const ana = { id: 'ana', name: 'Ana' }
const zoe = { id: 'zoe', name: 'Zoe' }

test.each<[NonNullable<ChatMessage['system']>, string]>([
  [{ type: 'place_passed', game, out: ben, into: [ana] }, 'Ben is out. Ana has the place on Thursday.'],
  [
    { type: 'place_passed', game, out: ben, into: [ana, zoe] },
    'Ben is out. Ana and Zoe have places on Thursday.',
  ],
  [{ type: 'place_passed', game, out: null, into: [ana] }, 'Ana has a place on Thursday.'],
  [{ type: 'place_passed', game, out: null, into: [ana, zoe] }, 'Ana and Zoe have places on Thursday.'],
  [{ type: 'place_passed', game, out: ben, into: [] }, 'Ben is out. The place on Thursday is taken.'],
  [{ type: 'place_passed', game, out: null, into: [] }, 'The place on Thursday is taken. '],
  [{ type: 'game_moved', game, from }, 'Thursday is moved to 20:00.'],
  [
    { type: 'game_moved', game, from: { ...from, date: '2026-06-23', venue_name: 'Lock Lane' } },
    'Tuesday 23 June is moved to Thursday, 20:00, Weaver Street.',
  ],
  [
    { type: 'game_moved', game: { ...game, start_time: '19:00' }, from },
    'Thursday has new hours. 19:00 to 22:00',
  ],
  [{ type: 'game_cancelled', game, reason: 'Snow' }, 'Thursday is cancelled. Snow'],
  [{ type: 'game_cancelled', game, reason: null }, 'Thursday is cancelled. '],
  [{ type: 'game_restored', game }, 'Thursday is on again. 20:00 to 22:00'],
  [
    { type: 'game_over', game_id: 'g', date: '2026-06-14', winners: [1], matches: 9 },
    'Orange won the game day. 9 matches',
  ],
  [
    { type: 'game_over', game_id: 'g', date: '2026-06-14', winners: [1], cup_winner: 2, matches: 7 },
    'Blue won the cup. 7 matches',
  ],
  [
    {
      type: 'game_over',
      game_id: 'g',
      date: '2026-06-14',
      winners: [1, 2],
      is_cup_undecided: true,
      matches: 2,
    },
    'No team won the cup. 2 matches',
  ],
  [
    { type: 'game_over', game_id: 'g', date: '2026-06-14', winners: [1, 2], matches: 1 },
    'Orange and Blue share first place. 1 match',
  ],
  [
    { type: 'game_over', game_id: 'g', date: '2026-06-14', winners: [], matches: 1 },
    'The game day is over. 1 match',
  ],
])('a line of the server starts with what happened, followed by the details', (line, words) => {
  const { fact, detail } = systemSentence(line, SENT_AT)!
  expect(`${fact} ${detail}`).toBe(words)
})

test('a line of a type that only a newer server knows has no sentence', () => {
  expect(systemSentence({ type: 'pitch_watered' } as never, SENT_AT)).toBeNull()
  expect(systemSentence(null, SENT_AT)).toBeNull()
})
