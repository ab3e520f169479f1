import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillPath } from '@turnout/contract/endpoint'
import { checkIn, manualCheckIn } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { updateGroup } from '@turnout/contract/groups'
import { getGameReport, getReceipt, getResults } from '@turnout/contract/history'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  pauseTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { deactivate } from '@turnout/contract/profile'
import { type Receipt, receiptMismatches } from '@turnout/contract/receipt'
import type { Toss } from '@turnout/rules/game-events'
import type { StoredEvent } from '@turnout/rules/hash-chain'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { sha256 } from '../../platform/chance.ts'
import { replayReceipt } from '../../replay-receipt.ts'
import { AT_THE_PITCH, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { settleGame } from '../game/overdue-sweep.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await testServer()
  folder = mkdtempSync(join(tmpdir(), 'turnout-receipts-'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => server.reset())

const DAY_MS = 24 * 3_600_000

const goal = ({ ada, gameId }: LiveGame, team_id: string) =>
  ada.call(changeScore, { params: { gameId }, body: { team_id, action: 'increment' } })

/** 2-0, then 1-1 with its coin, then the game is ended; Ben came and got no team. */
async function pastGame(): Promise<LiveGame> {
  const game = await liveGame(server, { teams: 3, names: ['Ben'] })
  const { ada, gameId, groupId, people } = game
  const params = { gameId }
  await people[0]!.call(checkIn, { params: { groupId }, body: AT_THE_PITCH })
  const first = await kickOff(ada, gameId)
  await goal(game, first.a)
  await goal(game, first.a)
  const second = await kickOff(ada, gameId)
  await goal(game, second.a)
  await goal(game, second.b)
  await ada.call(endMatch, { params })
  const { coin_toss_state: due } = (await ada.call(getGameState, { params })).reply
  await ada.call(tossCoin, {
    params,
    body: {
      team_a_id: due.team_a_id!,
      team_b_id: due.team_b_id!,
      team_a_choice: 'heads',
      team_b_choice: 'tails',
      chance: 'ab'.repeat(16),
    },
  })
  await ada.call(closeGame, { params })
  return game
}

const receiptOf = async ({ ada, gameId }: Pick<LiveGame, 'ada' | 'gameId'>): Promise<Receipt> =>
  (await ada.call(getReceipt, { params: { gameId } })).reply

/** The first toss of the log, to be changed. */
const tossIn = ({ log }: Receipt) =>
  log.flatMap(({ events }) => events).find(({ type }) => type === 'tossed') as StoredEvent & Toss

const download = (path: string, token: string) =>
  server.app.inject({ url: API + path, headers: { authorization: `Bearer ${token}` } })

describe('the report of a game', () => {
  test('[E-7] has its table, its winner, every match with its ending, its toss, and the players of each team', async () => {
    const { people, gameId } = await pastGame()
    const { reply } = await people[0]!.call(getGameReport, { params: { gameId } })
    expect(reply).toMatchObject({
      group_name: 'Canal Side Kickabout',
      date: '2026-06-09',
      is_closed: true,
      player_count: 11,
      winner: { team_number: 1, wins: 1 },
      table: [
        { team_number: 1, played: 2, won: 1, drawn: 1, lost: 0, goals_for: 3, goals_against: 1 },
        { team_number: 3, played: 1, won: 0, drawn: 1 },
        { team_number: 2, played: 1, won: 0, lost: 1 },
      ],
      matches: [
        {
          number: 1,
          team_a: 1,
          team_b: 2,
          team_a_score: 2,
          winner: 1,
          reason: 'Orange and Blue are first in line.',
          ending: expect.stringMatching(/^Orange, two clear after \d+:\d\d$/), // as long as the commands took
          toss: null,
        },
        {
          number: 2,
          winner: null,
          reason: 'Orange won and stays on. Chalk has waited longest.',
          toss: { match_number: 2, chance: 'ab'.repeat(16) },
        },
      ],
      substitutes: ['Guest 10', 'Ben Okafor'],
    })
    expect(reply.teams.map(({ players }) => players.length)).toEqual([3, 3, 3])
  })

  test('names a venue that was corrected during the game', async () => {
    const { ada, gameId, groupId } = await liveGame(server, { teams: 2 })
    await ada.call(updateGroup, { params: { groupId }, body: { venue_name: 'The Old Yard' } })
    expect((await ada.call(closeGame, { params: { gameId } })).status).toBe(200)
    await ada.call(updateGroup, { params: { groupId }, body: { venue_name: 'Ueno Park' } })
    const { reply } = await ada.call(getGameReport, { params: { gameId } })
    expect(reply.venue_name).toBe('The Old Yard')
  })

  test('names the venue and the zone of that day, also after the group has moved on, on that day and twice later', async () => {
    const { ada, gameId, groupId } = await pastGame()
    const report = async () => {
      const { venue_name, time_zone } = (await ada.call(getGameReport, { params: { gameId } })).reply
      return { venue_name, time_zone }
    }
    const then = await report()
    const moveTo = (venue_name: string, pin: object) =>
      ada.call(updateGroup, { params: { groupId }, body: { venue_name, ...pin } })
    await moveTo('The Old Yard', {})
    expect(await report()).toEqual(then)
    server.pass(DAY_MS)
    await moveTo('Yoyogi Park', { venue_latitude: 35.67, venue_longitude: 139.69 })
    await moveTo('Ueno Park', {})
    expect(await report()).toEqual(then)
    const receipt = (await ada.call(getReceipt, { params: { gameId } })).reply
    expect(receipt.group.time_zone).toBe(then.time_zone)
  })

  test('[E7] calls a deactivated person a former player, in all three', async () => {
    const { ada, people, gameId } = await pastGame()
    await people[0]!.call(deactivate)
    const { reply } = await ada.call(getGameReport, { params: { gameId } })
    expect(reply.substitutes).toContain('Former player')
    for (const { path } of [getGameReport, getReceipt, getResults]) {
      const { body, statusCode } = await download(fillPath(path, { gameId }), ada.token)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('Ben')
    }
  })
})

describe('the receipt of a game', () => {
  let untouched: Receipt
  beforeAll(async () => {
    untouched = await receiptOf(await pastGame())
  })

  test('[E-9] tells organisers how each person checked in, and members not', async () => {
    const { ada, people, gameId } = await pastGame()
    const receipt = await receiptOf({ ada, gameId })
    const shown = await receiptOf({ ada: people[0]!, gameId })
    expect(new Set(receipt.arrivals.map(({ method }) => method))).toContain('guest')
    expect(shown.arrivals.filter((arrival) => 'method' in arrival)).toEqual([])
    expect([shown.seal, receiptMismatches(shown, sha256)]).toEqual([receipt.seal, []])
  })

  const saved = (receipt: unknown): string => {
    const path = join(folder, 'receipt.json')
    writeFileSync(path, typeof receipt === 'string' ? receipt : JSON.stringify(receipt))
    return path
  }

  test('[E-9] gives the same result when the rules replay it, and its seal is that of the report', async () => {
    const game = await pastGame()
    const { body, headers } = await download(`/games/${game.gameId}/receipt`, game.ada.token)
    expect(headers['content-disposition']).toBe(
      'attachment; filename="turnout-canal-side-kickabout-2026-06-09.json"',
    )
    const { message, exitCode } = replayReceipt(saved(body))
    expect(exitCode).toBe(0)
    expect(message).toMatch(
      /^Same: Canal Side Kickabout, 2026-06-09, 2 matches, 1 toss, Orange won 1\.\nSeal /,
    )
    const { reply } = await game.ada.call(getGameReport, { params: game })
    expect(message).toContain(reply.seal)
    expect(body).not.toMatch(/email|phone|@/)
  })

  test.each<[string, (receipt: Receipt) => unknown, RegExp]>([
    ['a score is changed', (r) => (r.matches[0]!.team_a_score = 3), /matches/],
    ['the winner is changed', (r) => (r.winner = { team: 2, wins: 1 }), /winner/],
    ['the table is changed', (r) => (r.table[0]!.won = 2), /table/],
    ['the first arrival is changed', (r) => r.arrivals.reverse(), /arrivals/],
    ['a captain is changed', (r) => (r.teams[0]!.captain = r.arrivals[0]!.id), /teams/],
    ['the result of the coin is changed', (r) => (r.tosses[0]!.secret = 'another'), /tosses/],
    [
      'the log has another secret of the coin',
      (r) => (tossIn(r).secret = 'another'),
      /The secret of the toss after match 2 does not fit its seal/,
    ],
    [
      'the log has another side of the coin',
      (r) => (tossIn(r).result = tossIn(r).result === 'heads' ? 'tails' : 'heads'),
      /The coin after match 2 showed (heads, not tails|tails, not heads)/,
    ],
    [
      'the log has another winner of the coin',
      (r) => Object.assign(tossIn(r), { winner: tossIn(r).loser, loser: tossIn(r).winner }),
      /The coin after match 2 was called right by another team/,
    ],
    ['an entry is left out', (r) => r.log.splice(4, 1), /Entry 5 of the log is missing/],
    ['the last entry is left out', (r) => r.log.pop(), /last entries are missing/],
    ['an entry is changed', (r) => (r.log[3]!.at += 1), /Entry 4 of the log .* not as it was sealed/],
    ['the log is empty', (r) => (r.log = []), /last entries are missing/],
  ])('[E-9] says what differs when %s', (_, tamper, sentence) => {
    const receipt = structuredClone(untouched)
    tamper(receipt)
    expect(receiptMismatches(receipt, sha256).join('\n')).toMatch(sentence)
  })

  test('[E-9] a changed digit anywhere in the log is noticed', () => {
    const receipt = untouched
    // names are not sealed, so the person of a command may change
    const whole = JSON.stringify(receipt.log.map((entry) => ({ ...entry, by: null })))
    const figures = [...whole.matchAll(/\d/g)].map(({ index }) => index)
    fc.assert(
      fc.property(fc.constantFrom(...figures), fc.nat(9), (at, digit) => {
        const changed = whole.slice(0, at) + digit + whole.slice(at + 1)
        fc.pre(changed !== whole)
        expect(receiptMismatches({ ...receipt, log: readable(changed) }, sha256)).not.toEqual([])
      }),
    )
  })

  test.each([
    ['a file that is not there', () => join(folder, 'nowhere.json'), /cannot be read/],
    ['a file that is no JSON', () => saved('{'), /no JSON/],
    ['a file of something else', () => saved({ format: 'shopping' }), /is no receipt of a game: format/],
  ])('[E-9] %s is answered with a sentence', (_, path, sentence) => {
    const { message, exitCode } = replayReceipt(path())
    expect(exitCode).toBe(2)
    expect(message).toMatch(sentence)
  })

  test('[E-9] a game that no one has ended is reported as far as it has come', async () => {
    const game = await liveGame(server)
    await kickOff(game.ada, game.gameId)
    const receipt = await receiptOf(game)
    expect(receipt.closed_at).toBeNull()
    expect(receiptMismatches(receipt, sha256)).toEqual([])
  })
})

describe('[E-10] a match that no one ended', () => {
  test('counts in a game that the clock closed: in its report, table, receipt and statistics', async () => {
    const game = await liveGame(server, { teams: 2, names: ['Ben'] })
    const { ada, gameId, groupId } = game
    const params = { gameId }
    const { a } = await kickOff(ada, gameId)
    await goal(game, a)
    server.pass(60_000)
    await ada.call(pauseTimer, { params })
    await server.setTime('2026-06-09T20:00:00Z') // at its end, more than an hour after the last press
    await settleGame(server.deps, gameId)

    const { reply } = await ada.call(getGameReport, { params })
    expect(reply).toMatchObject({
      is_closed: true,
      closed_at: Date.parse('2026-06-09T20:00:00Z'),
      winner: { team_number: 1, wins: 1 },
      table: [
        { team_number: 1, won: 1 },
        { team_number: 2, lost: 1 },
      ],
      matches: [{ team_a_score: 1, team_b_score: 0, winner: 1 }],
    })
    // a minute, and as long as the commands took
    expect(reply.matches[0]?.played_s).toBeGreaterThanOrEqual(60)
    expect(reply.matches[0]?.ending).toMatch(/^Orange, in front at [1-9]\d*:\d\d when the game closed$/)
    expect(receiptMismatches(await receiptOf(game), sha256)).toEqual([])
    const { previous } = (await ada.call(listGames, { params: { groupId } })).reply
    expect(previous).toMatchObject([{ game_id: gameId }])
    await expectInvariants(server)
  })
})

describe('the results for a spreadsheet', () => {
  const results = async ({ ada, gameId }: LiveGame) => download(`/games/${gameId}/results.csv`, ada.token)

  test('are matches and table, with a file name', async () => {
    const game = await pastGame()
    const { body, headers } = await results(game)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('filename="turnout-canal-side-kickabout-2026-06-09.csv"')
    const [match] = (await game.ada.call(getGameReport, { params: game })).reply.matches
    const lines = body.split('\r\n')
    expect(lines).toContain(
      `1,Orange,2,0,Blue,Orange,${match?.played_s},Orange and Blue are first in line.,"${match?.ending}",`,
    )
    expect(lines).toContain('Orange,2,1,1,0,3,1,Guest 1; Guest 2; Guest 3')
  })

  test('[B6] a cell that begins like a formula is text', async () => {
    const game = await pastGame()
    for (const name of ['=1+1', '+44 20', '-10', '@SUM(A1)']) {
      await game.ada.call(updateGroup, { params: game, body: { name } })
      expect((await results(game)).body).toContain(`Group,'${name}\r\n`)
    }
  })

  test('[B6] quotes and commas in a name stay inside its cell', async () => {
    const game = await liveGame(server)
    const group = { name: 'Ada\'s "Lions", and = friends' }
    await game.ada.call(updateGroup, { params: game, body: group })
    await game.ada.call(manualCheckIn, { params: game, body: [{ name: '=HYPERLINK("x")' }] })
    const { body, headers } = await results(game)
    expect(body).toContain('Group,"Ada\'s ""Lions"", and = friends"\r\n')
    expect(headers['content-disposition']).toContain(
      'filename="turnout-ada-s-lions-and-friends-2026-06-09.csv"',
    )
  })
})

/** A digit in front of a number may make the JSON invalid: then the file is no receipt. */
function readable(text: string): Receipt['log'] {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
