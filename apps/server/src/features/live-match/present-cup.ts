import type { CupNow } from '@turnout/contract/cup-now'
import { type Cup, CupSettings, toCupOptions, toCupSettings } from '@turnout/contract/cups'
import { wireTally } from '@turnout/contract/games'
import { closedAt } from '@turnout/rules/closing'
import type { CupFacts, FixtureState, Occupant } from '@turnout/rules/cup/cup-facts'
import { cupOf, fixtureNow } from '@turnout/rules/cup/cup-play'
import type { CupState, TableState } from '@turnout/rules/cup/cup-state'
import { isKnockout, type Place } from '@turnout/rules/cup/format'
import { cupTurns, cupWinner, fixtureAfter, isCupOver, teamsOut } from '@turnout/rules/cup/next-fixture'
import { type Prospect, prospects } from '@turnout/rules/cup/prospects'
import { type CupOptions, teamsByArrival } from '@turnout/rules/cup/run-cup'
import { QUALIFIERS } from '@turnout/rules/cup/schedule'
import { startTimes } from '@turnout/rules/cup/start-times'
import { timePlans } from '@turnout/rules/cup/time-plan'
import { placeName, stageName } from '@turnout/rules/cup/words'
import { currentMatch, type Game, type MatchPlay, nextPair } from '@turnout/rules/game'
import { refereeTeam } from '@turnout/rules/referee'
import { describeReason } from '@turnout/rules/team-queue'
import { teamName } from '@turnout/rules/words'
import { sha256 } from '../../platform/chance.ts'
import { type TeamIds, teamIdOf } from './roster.ts'
import { texts } from './texts.ts'

/** The options of a cup before an organiser has chosen any. */
const defaultOptions = ({ settings }: Game): CupOptions =>
  toCupOptions(CupSettings.parse({ format: 'round_robin', duration_s: settings.houseRules.durationS }))

export function presentCup(game: Game, teams: TeamIds, now: number): Cup {
  const cup = game.play && cupOf(game.play)
  const plan = cup?.facts.cup ?? { ...defaultOptions(game), teams: teamsByArrival(game) }
  const idOf = (team: number) => teamIdOf(teams, team)
  const winner = cup ? cupWinner(cup.state) : null
  // fixtures that were left when the game closed are not played any more
  const isClosed = closedAt(game, now) !== null
  const fixtures = cup?.state.fixtures ?? []
  const referee = nextRefereeTeam(game)
  const session = sessionFrom(game, now)
  const starts =
    game.play && cup ? startTimes(game.settings, game.play, cup.state, now) : new Map<number, number>()
  return {
    settings: cup && toCupSettings(cup.facts.cup),
    teams: plan.teams.map((team) => ({ id: idOf(team), team_number: team, name: teamName(team) })),
    draws: cup?.facts.cup.draws ?? 0,
    withdrawn_ids: cup?.facts.cup.withdrawn.map(idOf) ?? [],
    fixtures: fixtures.map((fixture) => presentFixture(fixture, { game, fixtures, idOf, starts })),
    tables:
      cup?.state.tables.map((table, index) => presentTable(table, index, { ...cup, idOf, isClosed })) ?? [],
    is_over: cup !== null && (isClosed || isCupOver(cup.state)),
    winner_id: winner === null ? null : idOf(winner),
    referee_team_id: referee === null ? null : idOf(referee),
    plans: timePlans(plan, session).map(({ is, matches, endsAt, fittingS }) => ({
      ...{ format: is, matches, duration_s: plan.durationS },
      ...{ ends_at: endsAt, fitting_s: fittingS },
    })),
    session: {
      starts_at: session.startsAt,
      ends_at: session.endsAt,
      changeover_s: session.changeoverS,
    },
  }
}

function nextRefereeTeam(game: Game): number | null {
  const { play } = game
  const pair = play?.now.is === 'waiting' && play.reason.because === 'cup-match' ? nextPair(play) : null
  return play && pair && refereeTeam(game, play, pair)
}

const sessionFrom = ({ settings }: Game, now: number) => ({
  startsAt: Math.max(now, settings.sessionStartsAt),
  endsAt: settings.sessionEndsAt,
  changeoverS: settings.houseRules.changeoverS,
})

type IdOf = (team: number) => string

const teamIdIn = (occupant: Occupant, idOf: IdOf): string | null =>
  typeof occupant === 'number' ? idOf(occupant) : null

interface FixtureContext {
  game: Game
  fixtures: readonly FixtureState[]
  idOf: IdOf
  starts: ReadonlyMap<number, number>
}

function presentFixture(
  fixture: FixtureState,
  { game, fixtures, idOf, starts }: FixtureContext,
): Cup['fixtures'][number] {
  const reason = currentMatch(game)?.reason
  return {
    ...{ number: fixture.number, is_knockout: isKnockout(fixture.stage) },
    ...{ ...presentPair(fixture, { fixtures, idOf }), score: fixture.score },
    is_on: reason?.because === 'cup-match' && reason.fixture === fixture.number,
    winner_to:
      fixtures.find(({ a, b }) => [a, b].some((from) => isWinnerOf(from, fixture.number)))?.number ?? null,
    is_over: fixture.isOver,
    starts_at: starts.get(fixture.number) ?? null,
    winner_id: teamIdIn(fixture.winner, idOf),
    decided_by: fixture.decidedBy,
    played: fixture.played,
  }
}

const isWinnerOf = (place: Place, number: number): boolean => place.is === 'winner' && place.of === number

/** A fixture by its stage and its two places. */
function presentPair(
  fixture: FixtureState,
  { fixtures, idOf }: { fixtures: readonly FixtureState[]; idOf: IdOf },
): Pick<Cup['fixtures'][number], 'stage' | 'a' | 'b'> {
  const place = (side: 'a' | 'b', occupant: Occupant) => ({
    team_id: teamIdIn(occupant, idOf),
    name: occupant === 'no_one' ? texts.noTeam : placeNameOf(fixture[side], occupant, fixtures),
  })
  return { stage: stageName(fixture.stage), a: place('a', fixture.teamA), b: place('b', fixture.teamB) }
}

/** The part of a cup that the state of a game shows with the match. */
export function presentCupNow(play: MatchPlay, teams: TeamIds): CupNow | null {
  const cup = cupOf(play)
  if (!cup) return null
  const { facts, state } = cup
  const { now, reason } = play
  const idOf = (team: number) => teamIdOf(teams, team)
  const present = now.is === 'match' ? now.match.reason : reason
  const isOfCup = present.because === 'cup-match' || present.because === 'cup-toss'
  const number = fixtureNow(play)
  const after = fixtureAfter(facts, state, number)
  const winner = cupWinner(state)
  // without the score: a goal changes nothing that the cup shows
  const moment = now.is === 'match' ? { ...now.match, score: null } : now
  return {
    mark: sha256(JSON.stringify([facts.cup, play.order, play.ended, play.tosses, moment])).slice(0, 12),
    stage: isOfCup ? stageName(present.stage) : null,
    after: after && presentPair(after, { fixtures: state.fixtures, idOf }),
    says: now.is === 'match' || number !== null ? null : describeReason(reason, play.order, teamName),
    turns: cupTurns(state, number).map(({ team, stage, matches }) => ({
      ...{ team_id: idOf(team), stage: stageName(stage), matches },
    })),
    out_ids: teamsOut(facts, state).map(idOf),
    other_matches: play.ended.flatMap((match) =>
      match.reason.because === 'cup-match' ? [] : [match.number],
    ),
    is_over: isCupOver(state),
    winner_id: winner === null ? null : idOf(winner),
  }
}

const placeNameOf = (place: Place, team: number | null, fixtures: readonly FixtureState[]): string =>
  team === null ? placeName(place, fixtures, teamName) : teamName(team)

function presentTable(
  { rows, isOver, tossDue }: TableState,
  index: number,
  { facts, state, idOf, isClosed }: { facts: CupFacts; state: CupState; idOf: IdOf; isClosed: boolean },
): Cup['tables'][number] {
  const isGroup = facts.cup.is === 'groups'
  const needs = isClosed ? null : prospects(facts, state, index)
  return {
    name: stageName(isGroup ? { is: 'group', group: index } : { is: 'league' }),
    is_over: isOver && tossDue === null,
    rows: rows.map((row, rank) => ({
      ...{ team_id: idOf(row.team), ...wireTally(row), points: row.points },
      ...{ ahead_by: row.aheadBy, goes_through: isGroup && rank < QUALIFIERS },
      prospect: presentProspect(needs?.get(row.team), idOf),
    })),
  }
}

function presentProspect(prospect: Prospect | undefined, idOf: IdOf) {
  if (!prospect) return undefined
  return 'result' in prospect
    ? { is: prospect.is, result: prospect.result, against_id: idOf(prospect.against) }
    : { is: prospect.is, result: null, against_id: null }
}
