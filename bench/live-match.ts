import { setTimeout as sleep } from 'node:timers/promises'
import { getGameState } from '@turnout/contract/live-match'
import { API } from '../apps/server/src/app.ts'
import { Crowd } from './support/crowd.ts'
import { median, quantile, table, usageOf } from './support/figures.ts'
import { goal, kickedOff, openProgram, organisers, type Pitch, phones } from './support/pitch.ts'

const CROWDS = (process.env.WATCHERS ?? '1,100,1000').split(',').map(Number)
const PRESSES = 60
const BETWEEN_MS = 150
const IDLE_MS = 20_000
const COMMANDS_MS = 5_000
const GAMES = 50

const now = () => Number(process.hrtime.bigint()) / 1e6
const ms = (value: number) => `${value.toFixed(1)} ms`
const program = await openProgram()
const server = program.pid ?? 0

/** One press after another, and for each when the first, the typical and the last phone showed it. */
async function pressToScreens(pitch: Pitch, watchers: number): Promise<string[]> {
  const tokens = await phones(program, watchers)
  const before = usageOf(server)
  const crowd = await Crowd.gather({ url: `${program.origin}${API}/games/${pitch.gameId}/events`, tokens })
  const gathered = usageOf(server)
  await sleep(IDLE_MS)
  const idle = usageOf(server)

  const shown: number[] = []
  const last: number[] = []
  const answered: number[] = []
  for (let press = 0; press < PRESSES; press += 1) {
    const began = now()
    await goal(program, pitch, pitch.ada)
    answered.push(now() - began)
    const { version } = (await program.call(getGameState, { params: { gameId: pitch.gameId } }, pitch.ada))
      .reply
    const at = (await crowd.sees(version)).map((moment) => moment - began)
    shown.push(...at)
    last.push(Math.max(...at))
    await sleep(BETWEEN_MS)
  }
  const pressed = usageOf(server)
  crowd.leave()

  const each = (from = before, to = gathered) =>
    from && to ? `${(((to.mb - from.mb) * 1024) / watchers).toFixed(1)} kB` : '–'
  const cpu = (from = gathered, to = idle, times = IDLE_MS / 60_000) =>
    from && to ? ((to.cpuS - from.cpuS) * 1000) / times / watchers : Number.NaN
  return [
    `${watchers}`,
    ms(median(answered)),
    ms(median(shown)),
    ms(quantile(shown, 0.99)),
    ms(median(last)),
    ms(quantile(last, 0.99)),
    each(),
    `${cpu().toFixed(2)} ms`,
    `${(cpu(idle, pressed, PRESSES) * 1000).toFixed(0)} µs`,
    `${crowd.lost}`,
  ]
}

/** As many as are taken in so many seconds, each hand sending its next when the last is answered. */
async function commandsASecond(
  pitches: readonly Pitch[],
  hands: readonly { token: string }[],
): Promise<string[]> {
  const took: number[] = []
  const until = now() + COMMANDS_MS
  const hand = async (nr: number) => {
    const who = hands[nr]
    const pitch = pitches[nr % pitches.length]
    if (!who || !pitch) throw new Error('There are fewer hands or pitches than the bench needs.')
    while (now() < until) {
      const began = now()
      await goal(program, pitch, who)
      took.push(now() - began)
      // a hand may press twenty times a second and no more
      await sleep(Math.max(0, 55 - (now() - began)))
    }
  }
  await Promise.all(hands.map((_, nr) => hand(nr)))
  return [
    `${pitches.length}`,
    `${hands.length}`,
    `${Math.round((took.length / COMMANDS_MS) * 1000)}`,
    ms(median(took)),
    ms(quantile(took, 0.99)),
  ]
}

try {
  const rows = []
  for (const watchers of CROWDS) rows.push(await pressToScreens(await kickedOff(program), watchers))
  console.log('A press on one phone, until other phones show it; what a watcher costs the node')
  console.log(
    table(
      [
        'watchers',
        'answer',
        'shown p50',
        'p99',
        'last p50',
        'p99',
        'memory each',
        'idle a minute',
        'a change',
        'lost',
      ],
      rows,
    ),
  )

  const hands = await organisers(program, 40)
  const one = await kickedOff(program)
  const many = []
  while (many.length < GAMES) many.push(await kickedOff(program))
  console.log('\nGoals a second, every one kept before it is answered')
  console.log(
    table(
      ['games', 'hands', 'a second', 'p50', 'p99'],
      [await commandsASecond([one], hands), await commandsASecond(many, hands)],
    ),
  )
} finally {
  await program.remove()
}
