import { expect, test } from 'vitest'
import { evolveScheduledGame } from './scheduled-game.ts'
import { checkMoment } from './testing/scheduled-game-invariants.ts'
import { type PlayedGame, playSeason } from './testing/season.ts'

const GROUPS = Number(process.env.SEASON_GROUPS ?? 4)
const WEEKS = 52
const SEED = Number(process.env.SEASON_SEED ?? 1)

test(`[H-2] [H-3] [H-4] [H-6] [H-10] [H-11] [H-18] [H-20] [H-27] [H-28] [H-31] [H-32] ${GROUPS} groups play ${WEEKS} weeks: no place stays empty while a person would take it, no place has two owners, the order of the list holds, every step comes in its hours, and each log replays to what is stored`, () => {
  const seen = new Map<string, number>()
  let games = 0
  for (let group = 0; group < GROUPS; group += 1)
    for (const game of playSeason(SEED * 10_000 + group, WEEKS, checkMoment)) {
      games += 1
      for (const event of game.log) {
        const why = 'why' in event ? ` ${event.why}` : ''
        seen.set(event.type + why, (seen.get(event.type + why) ?? 0) + 1)
      }
      replays(game)
    }
  expect(games).toBe(GROUPS * WEEKS)
  // the season is varied enough
  const types = [
    ...[
      'joined',
      'short-notice-changed',
      'place-gained free',
      'place-gained restored',
      'place-gained arrived',
    ],
    ...['place-offered', 'guests-withdrawn', 'dropped-out', 'forgotten', 'places-changed', 'displaced'],
    ...[
      'replaced',
      'cancelled',
      'restored',
      'moved',
      'step',
      'no-show',
      'cost-changed',
      'paid-marked',
      'cup-planned',
    ],
    ...['standing-answer-lapsed no_shows', 'standing-answer-lapsed not_there'],
  ]
  expect(types.filter((type) => !seen.has(type))).toEqual([])
}, 1_800_000)

function replays({ first, log, stored }: PlayedGame): void {
  const replayed = log.reduce(evolveScheduledGame, first)
  if (JSON.stringify(replayed) !== JSON.stringify(stored)) expect(replayed, '[H-4]').toEqual(stored)
}
