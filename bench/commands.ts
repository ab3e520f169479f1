import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillPath } from '@turnout/contract/endpoint'
import { changeScore } from '@turnout/contract/live-match'
import { API } from '../apps/server/src/app.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { Crowd } from './support/crowd.ts'
import { quantile, timed } from './support/figures.ts'
import { openConnection, statusOf } from './support/load.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import {
  type BenchGame,
  copyGames,
  createOrganisers,
  createRunningGame,
  createSessions,
  openProgram,
  poolOf,
  recordGoal,
} from './support/setup.ts'
import { type Recorded, requiredStatements, StatementReplay } from './support/statement-replay.ts'

/** Goals per second, each stored before its response, compared with the same statements on the database alone. */
const ROUND_MS = 2_000
/**
 * The share of the rate of the least statements by bare `pg`, by the number of games; commands on one game
 * are batched.
 */
const AIMS: Readonly<Record<number, number>> = { 1: 1, 200: 0.75 }
/** Doubled as long as the rate rises: few clients would be the limit themselves, because each has a budget. */
const HANDS = { atFirst: 40, atMost: 640 }
const RISES = 1.05
/** Readers of the one match that gets the commands (G13 of docs/security.md). */
const READERS = Number(process.env.READERS ?? 2000)
/** Enough for 200 commands a second, as G13 requires. */
const WATCHED_HANDS = 11
/** The shortest time between two commands of one client within its budget. */
const BETWEEN_MS = 52

const program = await openProgram()
const pool = await poolOf(program)
try {
  const hands = await createOrganisers(program, HANDS.atMost)
  const first = await createRunningGame(program)
  const recorded = await recordGoal(program, await createRunningGame(program))
  const least = requiredStatements(recorded)
  const figures: Figure[] = []
  const took: number[] = []
  /** Refusals that are retried: too many commands wait for this game, or the client exceeded its budget. */
  const refused: Record<number, number> = { 503: 0, 429: 0 }

  /** Counts the commands of a round; each client sends its next command after the response to the last. */
  const perSecond = async (
    pitches: readonly BenchGame[],
    press: (pitch: BenchGame, hand: number) => Promise<void>,
    many: number,
  ) => {
    let count = 0
    const until = performance.now() + ROUND_MS
    await Promise.all(
      Array.from({ length: many }, async (_, hand) => {
        for (let nr = hand; performance.now() < until; nr += many) {
          const ms = await timed(() => press(pitches[nr % pitches.length] ?? first, hand))
          count += 1
          await sleep(Math.max(0, BETWEEN_MS - ms))
        }
      }),
    )
    return (count / ROUND_MS) * 1000
  }

  /** Adds clients until more of them are not faster. */
  const enoughHands = async (round: (many: number) => Promise<number>) => {
    let many = HANDS.atFirst
    let rate = await round(many)
    while (many < HANDS.atMost) {
      const next = await round(many * 2)
      if (next < rate * RISES) break
      many *= 2
      rate = next
    }
    return many
  }

  /** Retries until the command is accepted. */
  const press = async (line: Socket, { gameId, team }: BenchGame, { token }: { token: string }) => {
    const request = {
      path: API + fillPath(changeScore.path, { gameId }),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': newId() },
      body: JSON.stringify({ team_id: team, action: 'increment' }),
    }
    for (;;) {
      const status = await statusOf(line, request)
      if (status === 200) return
      if (!(status in refused)) throw new Error(`A goal of the bench was answered ${status}.`)
      refused[status] = (refused[status] ?? 0) + 1
      await sleep(100)
    }
  }

  /** Each client has its own socket, and no HTTP client, which would take more processor time than the program. */
  const pressASecond = async (pitches: readonly BenchGame[], many: number) => {
    const lines = await Promise.all(
      Array.from({ length: many }, () => openConnection(Number(new URL(program.origin).port))),
    )
    const pressed = async (pitch: BenchGame, hand: number) => {
      took.push(await timed(() => press(lines[hand]!, pitch, hands[hand] ?? pitch.ada)))
    }
    const rate = await perSecond(pitches, pressed, many)
    for (const line of lines) line.destroy()
    return rate
  }

  const handsNeeded: string[] = []
  for (const [games, atLeast] of Object.entries(AIMS).map(([games, aim]) => [Number(games), aim] as const)) {
    const copies = (gameId: string) => copyGames(pool, { ...first, gameId }, games)
    const mine = await copies(first.gameId)
    const barely = async (recorded: Recorded) => {
      const [theirs, bare] = [await copies(recorded.gameId), new StatementReplay(pool, recorded)]
      return (many: number) => perSecond(theirs, ({ gameId }) => bare.run(gameId), many)
    }
    const runs = {
      ours: (many: number) => pressASecond(mine, many),
      own: await barely(recorded),
      fewest: await barely(least),
    }
    const many = { ours: await enoughHands(runs.ours), bare: await enoughHands(runs.fewest) }
    handsNeeded.push(`${many.ours} hands over ${games} (${many.bare} by bare pg)`)
    const { ours, own, fewest } = await alternate({
      ours: () => runs.ours(many.ours),
      own: () => runs.own(many.bare),
      fewest: () => runs.fewest(many.bare),
    })
    const what = games === 1 ? 'goals on one game' : `goals over ${games} games`
    const unit = 'a second'
    figures.push(
      {
        ...{ what, unit, baseline: 'its own statements by bare pg', ours, bare: own },
        aim: null,
      },
      {
        ...{ what: `${what}, against the least`, unit, baseline: 'the least statements by bare pg' },
        ...{ ours, bare: fewest, aim: { of: 'ratio', atLeast } },
      },
    )
  }

  const [watched, empty] = await copyGames(pool, first, 2)
  if (!watched || !empty) throw new Error('Two pitches were asked for.')
  const url = `${program.origin}${API}/games/${watched.gameId}/events`
  const crowd = await Crowd.gather({ url, tokens: await createSessions(program, READERS) })
  const p99 = { ours: [] as number[], bare: [] as number[] }
  const roundOn = (pitch: BenchGame, kept: number[]) => async () => {
    took.length = 0
    const rate = await pressASecond([pitch], WATCHED_HANDS)
    kept.push(quantile(took, 0.99))
    return rate
  }
  const watching = `${READERS.toLocaleString('en-GB')} watching`
  const baseline = 'nobody watching'
  figures.push(
    {
      ...{ what: `goals on one game, ${watching}`, unit: 'a second', baseline },
      ...(await alternate({ ours: roundOn(watched, p99.ours), bare: roundOn(empty, p99.bare) })),
      aim: { of: 'ours', atLeast: 200 },
    },
    {
      ...{ what: `press to answer, ${watching}, p99`, unit: 'ms', baseline },
      ...{ ...p99, aim: { of: 'ours', atMost: 100 } },
    },
  )
  crowd.leave()
  report('commands', {
    figures,
    notes: [
      `A goal makes ${recorded.statements.length} statements; the least are ${least.statements.length}. Games and hands until the rate rises no more: ${handsNeeded.join(', ')}; told ${refused[503]} times that too many wait for the game, ${refused[429]} times that a hand was too quick.`,
      `${WATCHED_HANDS} hands with ${watching} (G13: 200 a second, p99 100 ms); ${crowd.lost} streams were lost.`,
    ],
  })
} finally {
  await pool.end()
  await program.remove()
}
