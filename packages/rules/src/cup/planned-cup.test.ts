import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { evolveScheduledGame, type ScheduledGame, scheduledGame } from '../scheduled-game.ts'
import { describeReason } from '../team-queue.ts'
import { cupOptions, settled, startedCup, teamNumbers } from '../testing/cups.ts'
import {
  arrivedGame,
  draftByHand,
  eventTypes,
  playerIds,
  refusalOf,
  requirePlay,
  run,
  startedGame,
  unwrap,
} from '../testing/games.ts'
import { teamName } from '../words.ts'
import { CUP_FORMATS } from './format.ts'
import { expectedTeams, planCupAhead, playBallWithCup } from './planned-cup.ts'
import { type CupOptions, planCup } from './run-cup.ts'
import { fewestTeams } from './time-plan.ts'

const GAME = scheduledGame({ date: '2026-03-04', startsAt: 0, endsAt: 7_200_000 })
const OPEN = { isOver: false, hasPlayBegun: false }
const KNOCKOUT = cupOptions({ is: 'knockout' })

function after(game: ScheduledGame, cup: CupOptions | null): ScheduledGame {
  const decision = planCupAhead(game, cup, OPEN)
  if (!decision.ok) throw new Error(decision.refusal)
  return decision.value.reduce(evolveScheduledGame, game)
}

describe('[O-24] the cup of a game to come', () => {
  test('is planned, changed and dropped', () => {
    const planned = after(GAME, KNOCKOUT)
    expect(planned.cup).toEqual(KNOCKOUT)
    const changed = after(planned, cupOptions())
    expect(changed.cup).toEqual(cupOptions())
    expect(after(changed, null).cup).toBeNull()
  })

  test('has no event when it stays as it was', () => {
    const { durationS, ...others } = KNOCKOUT
    expect(planCupAhead({ ...GAME, cup: { ...others, durationS } }, KNOCKOUT, OPEN)).toMatchObject({
      value: [],
    })
    expect(planCupAhead(GAME, null, OPEN)).toMatchObject({ value: [] })
  })

  test('is changed only from a page that shows the present plan, if the command says which plan it shows', () => {
    const planned = after(GAME, KNOCKOUT)
    const decide = (game: ScheduledGame, meant: CupOptions | null) =>
      planCupAhead(game, cupOptions(), { ...OPEN, meant })
    expect(decide(planned, null)).toMatchObject({ refusal: 'other-plan' })
    expect(decide(planned, KNOCKOUT)).toMatchObject({ ok: true })
    expect(decide(GAME, KNOCKOUT)).toMatchObject({ refusal: 'other-plan' })
    expect(decide(GAME, null)).toMatchObject({ ok: true })
  })

  test.each`
    when                 | game                                        | moment                             | refusal
    ${'it is cancelled'} | ${{ ...GAME, cancelled: { reason: null } }} | ${OPEN}                            | ${'game-cancelled'}
    ${'it is over'}      | ${GAME}                                     | ${{ ...OPEN, isOver: true }}       | ${'game-over'}
    ${'people play'}     | ${GAME}                                     | ${{ ...OPEN, hasPlayBegun: true }} | ${'play-begun'}
  `('stays as it is when $when', ({ game, moment, refusal }) => {
    expect(planCupAhead(game, KNOCKOUT, moment)).toMatchObject({ refusal })
  })
})

/** Teams of one, before Play Ball. */
const drafted = (teams: number): Game =>
  run(
    arrivedGame(teams, { maxTeams: Math.max(2, teams), teamSize: 1 }),
    ...playerIds(teams).map((id, index) => draftByHand(index + 1, id)),
  )

const begun = (teams: number, cup: CupOptions | null) =>
  settled((game) => playBallWithCup(game, cup, { at: 0 }))(drafted(teams))

describe('[O-25] with Play Ball', () => {
  test('the planned cup begins, and its first match is next and started by hand', () => {
    const game = run(drafted(4), () => begun(4, KNOCKOUT))
    const { format, order, reason, now } = requirePlay(game)
    expect(format).toMatchObject({ is: 'knockout', teams: [1, 2, 3, 4], draws: 0 })
    expect([order.slice(0, 2), describeReason(reason, order, teamName)]).toEqual([[1, 4], 'Semi-final 1.'])
    expect(now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[O-12] it can then be changed and dropped like a cup that was planned after Play Ball', () => {
    const game = run(drafted(4), () => begun(4, KNOCKOUT))
    expect(requirePlay(game)).toEqual(requirePlay(startedCup(4, { is: 'knockout' })))
    expect(unwrap(planCup(game, null))).toEqual([{ type: 'format-chosen', chosen: { is: 'winner_stays' } }])
  })

  test('with too few teams for it play begins without it', () => {
    const groups = cupOptions({ is: 'groups' })
    expect(eventTypes(begun(5, groups))).toEqual(['play-began'])
    expect(eventTypes(begun(6, groups))).toEqual(['play-began', 'format-chosen', 'lined-up'])
    expect(eventTypes(begun(4, null))).toEqual(['play-began'])
    expect(refusalOf(begun(1, KNOCKOUT))).toBe('too-few-teams')
    expect(playBallWithCup(startedGame(4), KNOCKOUT, { at: 1 })).toMatchObject({ value: [] })
  })

  test('every format with any number of teams begins, or play begins without it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.constantFrom(...CUP_FORMATS),
        fc.constantFrom(2 as const, 4 as const),
        (teams, is, groups) => {
          const cup = cupOptions({ is, groups })
          const game = run(drafted(teams), () => begun(teams, cup))
          const { format } = requirePlay(game)
          const begins = teams >= fewestTeams(cup)
          expect(format).toMatchObject(begins ? { is, teams: teamNumbers(teams) } : { is: 'winner_stays' })
        },
      ),
    )
  })
})

test('[O-26] the times of a cup count the teams that the people make, at least three and never more than the group has', () => {
  const GROUP = { maxTeams: 8, teamSize: 4 }
  expect([0, 1, 12, 13, 31, 60].map((people) => expectedTeams(people, GROUP))).toEqual([8, 3, 3, 4, 8, 8])
  expect(expectedTeams(30, { maxTeams: 2, teamSize: 5 })).toBe(2)
})
