import { drawCup, getCup, getWatchedCup, planCup, withdrawTeam } from '@turnout/contract/cups'
import type { InputOf } from '@turnout/contract/endpoint'
import { getGameReport, getReceipt } from '@turnout/contract/history'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { type Receipt, receiptMismatches } from '@turnout/contract/receipt'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { takeBack } from '@turnout/contract/take-back'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../platform/chance.ts'
import { type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()
let game: LiveGame
afterEach(() => expectInvariants(server))
beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'], teams: 4, group: { match_rules: { win: { by: 'time' } } } })
})

type Settings = InputOf<typeof planCup>['body']['cup']
const KNOCKOUT: Settings = { format: 'knockout', duration_s: 300 }
const plan = (cup: Settings = KNOCKOUT) => game.ada.call(planCup, { params: game, body: { cup } })
const cup = async () => (await game.ada.call(getCup, { params: game })).reply
const state = async () => (await game.ada.call(getGameState, { params: game })).reply
const numberOf = (id: string | null) => game.teams.indexOf(id ?? '')

/** Plays the next match; the first of its teams scores `goals`, or the second if they are negative. */
async function playNext(goals: number): Promise<number[]> {
  const { upcoming_match: next } = await state()
  if (!next) throw new Error('No match is next.')
  const { team_a_id, team_b_id } = next
  await game.ada.call(startMatch, { params: game, body: { team_a_id, team_b_id } })
  await game.ada.call(startTimer, { params: game })
  const body = { team_id: goals > 0 ? team_a_id : team_b_id, action: 'increment' } as const
  for (let goal = 0; goal < Math.abs(goals); goal++) await game.ada.call(changeScore, { params: game, body })
  await game.ada.call(endMatch, { params: game })
  return [numberOf(team_a_id), numberOf(team_b_id)]
}

describe('[O-12] a cup', () => {
  test('is previewed with its matches and its end, and changes nothing before it is planned', async () => {
    const { settings, teams, plans } = await cup()
    expect([settings, teams.map(({ id }) => numberOf(id))]).toEqual([null, [1, 2, 3, 4]])
    expect(plans).toMatchObject([
      { format: 'round_robin', matches: 6, duration_s: 420, fitting_s: 420 },
      { format: 'knockout', matches: 3 },
    ])
  })

  test('is planned with the times of its matches, played until it has a winner, and replayed from its receipt', async () => {
    const { status, reply } = await plan({ ...KNOCKOUT!, third_place: true })
    expect(status).toBe(200)
    expect(reply.fixtures.map(({ stage, a, b }) => [stage, a.name, b.name])).toEqual([
      ['Semi-final 1', 'Orange', 'Coal'],
      ['Semi-final 2', 'Blue', 'Chalk'],
      ['Third place', 'Loser of semi-final 1', 'Loser of semi-final 2'],
      ['Final', 'Winner of semi-final 1', 'Winner of semi-final 2'],
    ])
    const times = reply.fixtures.map(
      ({ starts_at }) => (starts_at ?? 0) - (reply.fixtures[0]?.starts_at ?? 0),
    )
    expect(times).toEqual([0, 1, 2, 3].map((before) => before * (300 + reply.session.changeover_s) * 1000))
    expect((await state()).upcoming_match).toMatchObject({ reason: 'Semi-final 1.', starts_at: null })
    expect(await playNext(1)).toEqual([1, 4])
    expect((await cup()).fixtures[0]).toMatchObject({ is_over: true, starts_at: null })
    expect(await state()).toMatchObject({ match_rules: { duration_s: 300 }, clock: { left_ms: 300_000 } })
    expect(await playNext(-2)).toEqual([2, 3])
    expect(await playNext(1)).toEqual([4, 2])
    expect(await playNext(-1)).toEqual([1, 3])
    expect(await cup()).toMatchObject({ is_over: true, winner_id: game.teams[3] })
    expect((await state()).completed_matches.map(({ duration_s }) => duration_s)).toEqual([
      300, 300, 300, 300,
    ])
    const receipt = (await game.ada.call(getReceipt, { params: game })).reply as Receipt
    expect(receiptMismatches(receipt, sha256)).toEqual([])
  })

  test('in groups has their tables, with the tie-breaker between two rows', async () => {
    const six = await liveGame(server, { teams: 6, size: 2, group: { match_rules: { win: { by: 'time' } } } })
    game = six
    await plan({ format: 'groups', duration_s: 300 })
    for (let match = 0; match < 6; match++) await playNext(match + 1)
    const { tables, fixtures } = await cup()
    expect(tables.map(({ name, is_over }) => [name, is_over])).toEqual([
      ['Group A', true],
      ['Group B', true],
    ])
    expect(tables[0]?.rows.map(({ goes_through }) => goes_through)).toEqual([true, true, false])
    const separations = tables[0]?.rows.map(({ ahead_by }) => ahead_by)
    expect(separations).toEqual(['between_themselves', 'goal_difference', null])
    expect(fixtures.slice(6).map(({ a, b }) => [a.team_id !== null, b.team_id !== null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
  })

  test('can be given up before its first match, and its plan undone, but not planned again after that', async () => {
    await plan()
    const { take_back: offer } = await state()
    expect(offer).toMatchObject({ what: 'Plan of the cup' })
    await game.ada.call(takeBack, { params: game, body: { version: offer?.version ?? 0 } })
    expect((await cup()).settings).toBeNull()
    await plan()
    expect((await plan(null)).reply.settings).toBeNull()
    await plan()
    await playNext(1)
    expect(await plan()).toMatchObject({ status: 409, problem: { code: 'cup-begun' } })
  })

  test('[O-14] can be drawn again until its first match, with random bits that its receipt contains', async () => {
    const draw = () => game.ada.call(drawCup, { params: game, body: { chance: 'ab'.repeat(16) } })
    expect(await draw()).toMatchObject({ status: 409, problem: { code: 'no-cup' } })
    await plan()
    const { reply: drawn } = await draw()
    expect(drawn.draws).toBe(1)
    expect(drawn.teams.map(({ id }) => numberOf(id)).toSorted()).toEqual([1, 2, 3, 4])
    expect((await draw()).reply.draws).toBe(2)
    await playNext(1)
    expect(await draw()).toMatchObject({ status: 409, problem: { code: 'cup-begun' } })
    const receipt = (await game.ada.call(getReceipt, { params: game })).reply as Receipt
    expect(receiptMismatches(receipt, sha256)).toEqual([])
    const forged = structuredClone(receipt)
    const events = forged.log.flatMap((entry) => entry.events)
    for (const event of events)
      if (event.type === 'cup-drawn' && 'teams' in event)
        Object.assign(event, { teams: [...(event.teams as number[])].reverse() })
    expect(receiptMismatches(forged, sha256)).toContain('The order of the cup is not the one of its draw.')
  })

  test('needs enough teams', async () => {
    expect(await plan({ format: 'groups', duration_s: 300 })).toMatchObject({
      status: 409,
      problem: { code: 'too-few-players', detail: 'There are not enough players here for 6 teams.' },
    })
    const twice = { ...KNOCKOUT!, tie_breakers: ['goals', 'goals'] as ('goals' | 'goal_difference')[] }
    expect((await plan(twice)).status).toBe(422)
  })
})

test('[O-8] a semi-final that ends in a draw is decided by the coin of its two teams', async () => {
  await plan()
  await playNext(0)
  const { coin_toss_state: toss } = await state()
  expect([numberOf(toss.team_a_id), numberOf(toss.team_b_id), toss.pending]).toEqual([1, 4, true])
  const { reply } = await game.ada.call(tossCoin, {
    params: game,
    body: {
      team_a_id: game.teams[1]!,
      team_b_id: game.teams[4]!,
      team_a_choice: 'heads',
      team_b_choice: 'tails',
    },
  })
  expect(reply.message).toBe(`${reply.result === 'heads' ? 'Heads. Orange' : 'Tails. Coal'} wins the toss.`)
  expect((await cup()).fixtures[0]).toMatchObject({ winner_id: reply.winner_id, decided_by: 'toss' })
  const report = (await game.ada.call(getGameReport, { params: game })).reply
  expect([report.matches[0]?.toss?.match_number, report.other_tosses]).toEqual([1, []])
})

test('[O-6] teams that are equal in everything toss one coin after the other, each with its own seal', async () => {
  game = await liveGame(server, { teams: 3, group: { match_rules: { win: { by: 'time' } } } })
  await plan({ format: 'round_robin', duration_s: 300 })
  for (let match = 0; match < 3; match++) await playNext(0)
  const seals = new Set<string | null>()
  for (let toss = 0; toss < 2; toss++) {
    const { coin_toss_state: due } = await state()
    expect(due.last?.number).toBe(toss === 0 ? undefined : 1)
    expect(due.pending).toBe(true)
    seals.add(due.commitment)
    const body = { team_a_id: due.team_a_id ?? '', team_b_id: due.team_b_id ?? '' }
    const sides = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
    expect((await game.ada.call(tossCoin, { params: game, body: { ...body, ...sides } })).status).toBe(200)
  }
  expect(seals.size).toBe(2)
  expect((await state()).coin_toss_state.last?.number).toBe(2)
  expect(await cup()).toMatchObject({ is_over: true, tables: [{ is_over: true }] })
  const receipt = (await game.ada.call(getReceipt, { params: game })).reply as Receipt
  expect(receiptMismatches(receipt, sha256)).toEqual([])
  // tosses of a table belong to no match
  const { matches, other_tosses } = (await game.ada.call(getGameReport, { params: game })).reply
  expect(matches.map(({ toss }) => toss)).toEqual([null, null, null])
  expect(new Set(other_tosses?.map(({ commitment }) => commitment))).toEqual(seals)
})

test('[O-30] a table shows what its teams still need', async () => {
  game = await liveGame(server, { teams: 3, group: { match_rules: { win: { by: 'time' } } } })
  await plan({ format: 'round_robin', duration_s: 300 })
  // 2 beats 3, then 3 beats 1
  for (let match = 0; match < 2; match++) await playNext(1)
  const needs = async () =>
    Object.fromEntries(
      (await cup()).tables.flatMap(({ rows }) =>
        rows.map(({ team_id: id, prospect }) => [numberOf(id), prospect]),
      ),
    )
  const need = (result: 'win' | 'draw', against: number) => ({ result, against_id: game.teams[against] })
  expect(await needs()).toEqual({
    1: { is: 'at_least', ...need('win', 2) },
    2: { is: 'enough', ...need('draw', 1) },
    3: { is: 'waits', result: null, against_id: null },
  })
  await playNext(1)
  expect(Object.values(await needs()).filter(Boolean)).toEqual([])
})

test('[O-23] [O-30] a cup that the game ended early is over, has no winner and shows no prospects', async () => {
  game = await liveGame(server, { teams: 3, group: { match_rules: { win: { by: 'time' } } } })
  await plan({ format: 'round_robin', duration_s: 300 })
  for (let match = 0; match < 2; match++) await playNext(1)
  const shown = async () => {
    const { is_over: isOver, winner_id: winner, tables } = await cup()
    return [isOver, winner, tables[0]?.rows.some(({ prospect }) => prospect)]
  }
  expect(await shown()).toEqual([false, null, true])
  await game.ada.call(closeGame, { params: game })
  expect(await shown()).toEqual([true, null, false])
})

test('[O-9] a team leaves the cup and its opponent advances', async () => {
  const withdraw = (id: string) => game.ada.call(withdrawTeam, { params: game, body: { team_id: id } })
  expect(await withdraw(game.teams[1]!)).toMatchObject({ status: 409, problem: { code: 'not-in-cup' } })
  await plan()
  const { reply } = await withdraw(game.teams[1]!)
  expect(reply.fixtures[0]).toMatchObject({
    decided_by: 'forfeit',
    winner_id: game.teams[4],
    score: { a: 0, b: 3 },
    played: 0,
  })
  expect((await state()).upcoming_match).toMatchObject({ reason: 'Semi-final 2.' })
})

test('[O-12] matches outside of the cup are named: from before it, or of two teams chosen by hand', async () => {
  await playNext(1)
  await plan()
  expect((await state()).cup?.other_matches).toEqual([1])
  const [, , blue = '', chalk = '', coal = ''] = game.teams
  await playNext(1)
  const { upcoming_match: next } = await state()
  const beside = [blue, chalk, coal].filter((id) => ![next?.team_a_id, next?.team_b_id].includes(id))
  expect(beside).toHaveLength(1)
  const body = { team_a_id: next?.team_a_id ?? '', team_b_id: beside[0] ?? '' }
  await game.ada.call(startMatch, { params: game, body })
  await game.ada.call(startTimer, { params: game })
  await game.ada.call(endMatch, { params: game })
  expect((await state()).cup?.other_matches).toEqual([1, 3])
})

test('[O-20] the state of a game has the running match of the cup and the expected next one, and another tag when the cup changes', async () => {
  expect((await state()).cup).toBeNull()
  await plan()
  const { cup: planned, upcoming_match: next } = await state()
  expect(planned).toMatchObject({
    stage: 'Semi-final 1',
    after: { stage: 'Semi-final 2', a: { name: 'Blue' }, b: { name: 'Chalk' } },
    says: null,
    turns: [2, 3].map((team) => ({ team_id: game.teams[team], stage: 'Semi-final 2', matches: 1 })),
    out_ids: [],
    other_matches: [],
    is_over: false,
  })
  const { team_a_id, team_b_id } = next!
  await game.ada.call(startMatch, { params: game, body: { team_a_id, team_b_id } })
  await game.ada.call(startTimer, { params: game })
  const running = (await state()).cup
  await game.ada.call(changeScore, { params: game, body: { team_id: team_a_id, action: 'increment' } })
  expect((await state()).cup).toEqual(running)
  await game.ada.call(endMatch, { params: game })
  const { cup: after } = await state()
  expect(after?.out_ids).toEqual([team_b_id])
  expect(new Set([planned?.mark, running?.mark, after?.mark]).size).toBe(3)
  expect(after).toMatchObject({
    stage: 'Semi-final 2',
    after: {
      stage: 'Final',
      a: { team_id: team_a_id },
      b: { team_id: null, name: 'Winner of semi-final 2' },
    },
  })
  for (const goals of [1, 1]) await playNext(goals)
  expect((await state()).cup).toMatchObject({
    stage: null,
    after: null,
    is_over: true,
    winner_id: team_a_id,
    says: 'Orange won the cup.',
  })
  expect(await state()).toMatchObject({ upcoming_match: null, lineups: [] })
})

test('[O-15] the cup names the team that referees its next match, and the match has a referee of that team', async () => {
  expect((await cup()).referee_team_id).toBeNull()
  const rules = { match_rules: { win: { by: 'time' } }, referee_required: true } as const
  game = await liveGame(server, { names: ['Ben'], teams: 4, group: rules })
  const { reply } = await plan({ format: 'round_robin', duration_s: 300 })
  const team = reply.teams.find(({ id }) => id === reply.referee_team_id)
  const { upcoming_match: next } = await state()
  const { team_a_id, team_b_id } = next!
  expect([team_a_id, team_b_id]).not.toContain(team?.id)
  await game.ada.call(startMatch, { params: game, body: { team_a_id, team_b_id } })
  expect((await state()).referee_info).toMatchObject({ team: team?.name })
  expect((await cup()).referee_team_id).toBeNull()
})

test('players and people with the link can see the cup, and only organisers can plan it', async () => {
  await plan()
  const [ben] = game.people
  expect((await ben!.call(planCup, { params: game, body: { cup: null } })).status).toBe(403)
  const { reply: link } = await game.ada.call(changeSpectatorLink, { params: game, body: { open: true } })
  const token = link.token ?? ''
  const watched = await server.call(getWatchedCup, { params: { token } })
  expect(watched.reply.fixtures).toEqual((await ben!.call(getCup, { params: game })).reply.fixtures)
})
