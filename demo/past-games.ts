import { planCup } from '@turnout/contract/cups'
import { closeGame } from '@turnout/contract/live-match'
import { type Club, checkInMember, draftTeams, startPlay } from './game-day.ts'
import { weeksBefore } from './groups.ts'
import { callAs } from './host.ts'
import { matchControls } from './matches.ts'
import type { Person } from './people.ts'
import { seeded } from './seeded-random.ts'

const MINUTE_MS = 60_000

/** Oldest first; one of them is a cup of four teams with a match for third place. */
const GAMES = [
  { weeksAgo: 3, matches: 5, isCup: false },
  { weeksAgo: 2, matches: 4, isCup: true },
  { weeksAgo: 1, matches: 5, isCup: false },
]
/** Possible results, goals of the first team and of the second. */
const SCORES = [
  [2, 0],
  [0, 2],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Games of the last weeks, so that results and statistics have content. */
export async function playPastGames(club: Club, regulars: readonly Person[], now: number): Promise<void> {
  const random = seeded(23)
  for (const [index, game] of GAMES.entries()) {
    const base = weeksBefore(now, game.weeksAgo)
    const order = [...regulars.slice(3 * index), ...regulars.slice(0, 3 * index)]
    await playPastGame(club, order, { ...game, base, random })
  }
}

interface PastGame {
  base: number
  matches: number
  isCup: boolean
  random: (most: number) => number
}

async function playPastGame(
  club: Club,
  people: readonly Person[],
  { base, matches, isCup, random }: PastGame,
): Promise<void> {
  const { host, ada } = club
  const arrivals = []
  for (const [index, person] of people.entries()) {
    await host.setTime(base - (30 - index) * MINUTE_MS)
    arrivals.push(await checkInMember(club, person))
  }
  await host.setTime(base - 15 * MINUTE_MS)
  await draftTeams(club, arrivals, async () => {})
  const gameId = await startPlay(club)
  const controls = matchControls(club, gameId)
  const cup = { format: 'knockout', third_place: true, duration_s: 420 } as const
  if (isCup) await callAs(host, ada, planCup, { params: { gameId }, body: { cup } })
  for (let match = 0; match < matches; match += 1) {
    // started by hand before the changeover is over, because no match starts automatically while the story jumps
    const at = base - 10 * MINUTE_MS + match * 440 * 1000
    const [a, b] = SCORES[random(SCORES.length)] ?? SCORES[0]
    const { goalForA, goalForB } = await controls.kickOff(at)
    for (let goal = 1; goal <= a; goal += 1) await goalForA(50 * goal + random(40))
    for (let goal = 1; goal <= b; goal += 1) await goalForB(150 + 50 * goal + random(40))
    const overAt = at + 430 * 1000
    if (a === b) await controls.toss(overAt)
    else await controls.until(overAt)
  }
  await callAs(host, ada, closeGame, { params: { gameId } })
}
