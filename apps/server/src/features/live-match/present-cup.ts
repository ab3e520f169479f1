import { type Cup, CupSettings } from '@turnout/contract/cups'
import type { FixtureState, Occupant } from '@turnout/rules/cup/cup-facts'
import { cupOf } from '@turnout/rules/cup/cup-play'
import type { TableState } from '@turnout/rules/cup/cup-state'
import { type Cup as CupInGame, isKnockout, type Place } from '@turnout/rules/cup/format'
import { cupWinner } from '@turnout/rules/cup/next-fixture'
import { type CupOptions, teamsByArrival } from '@turnout/rules/cup/run-cup'
import { QUALIFIERS } from '@turnout/rules/cup/schedule'
import { timePlans } from '@turnout/rules/cup/time-plan'
import { placeName, stageName } from '@turnout/rules/cup/words'
import { currentMatch, type Game } from '@turnout/rules/game'
import { teamName } from '@turnout/rules/words'
import { type TeamIds, teamIdOf } from './roster.ts'
import { texts } from './texts.ts'

export const toCupOptions = (settings: CupSettings): CupOptions => ({
  is: settings.format,
  legs: settings.legs,
  groups: settings.groups,
  thirdPlace: settings.third_place,
  points: settings.points,
  tieBreakers: settings.tie_breakers,
  drawnKnockout: settings.drawn_knockout,
  durationS: settings.duration_s,
})

const toCupSettings = (cup: CupInGame): CupSettings => ({
  format: cup.is,
  legs: cup.legs,
  groups: cup.groups,
  third_place: cup.thirdPlace,
  points: cup.points,
  tie_breakers: [...cup.tieBreakers],
  drawn_knockout: cup.drawnKnockout,
  duration_s: cup.durationS,
})

/** How a cup is timed before an organiser has chosen anything else. */
const defaultOptions = ({ settings }: Game): CupOptions =>
  toCupOptions(CupSettings.parse({ format: 'round_robin', duration_s: settings.houseRules.durationS }))

export function presentCup(game: Game, teams: TeamIds, now: number): Cup {
  const cup = game.play && cupOf(game.play)
  const plan = cup?.facts.cup ?? { ...defaultOptions(game), teams: teamsByArrival(game) }
  const idOf = (team: number) => teamIdOf(teams, team)
  const winner = cup ? cupWinner(cup.state) : null
  const fixtures = cup?.state.fixtures ?? []
  return {
    settings: cup && toCupSettings(cup.facts.cup),
    team_ids: plan.teams.map(idOf),
    withdrawn_ids: cup?.facts.cup.withdrawn.map(idOf) ?? [],
    fixtures: fixtures.map((fixture) => presentFixture(fixture, { game, fixtures, idOf })),
    tables:
      cup?.state.tables.map((table, index) => presentTable(table, index, { cup: cup.facts.cup, idOf })) ?? [],
    is_over:
      cup !== null &&
      fixtures.every(({ isOver }) => isOver) &&
      cup.state.tables.every(({ tossDue }) => !tossDue),
    winner_id: winner === null ? null : idOf(winner),
    plans: timePlans(plan, sessionFrom(game, now)).map(({ is, matches, endsAt, fittingS }) => ({
      ...{ format: is, matches, duration_s: plan.durationS },
      ...{ ends_at: endsAt, fitting_s: fittingS },
    })),
  }
}

const sessionFrom = ({ settings }: Game, now: number) => ({
  startsAt: Math.max(now, settings.sessionStartsAt),
  endsAt: settings.sessionEndsAt,
  changeoverS: settings.houseRules.changeoverS,
})

type IdOf = (team: number) => string

const teamIdIn = (occupant: Occupant, idOf: IdOf): string | null =>
  typeof occupant === 'number' ? idOf(occupant) : null

function presentFixture(
  fixture: FixtureState,
  { game, fixtures, idOf }: { game: Game; fixtures: readonly FixtureState[]; idOf: IdOf },
): Cup['fixtures'][number] {
  const reason = currentMatch(game)?.reason
  const place = (side: 'a' | 'b', occupant: Occupant) => ({
    team_id: teamIdIn(occupant, idOf),
    name: occupant === 'no_one' ? texts.noTeam : placeNameOf(fixture[side], occupant, fixtures),
  })
  return {
    ...{ number: fixture.number, stage: stageName(fixture.stage), is_knockout: isKnockout(fixture.stage) },
    ...{ a: place('a', fixture.teamA), b: place('b', fixture.teamB), score: fixture.score },
    is_on: reason?.because === 'cup-match' && reason.fixture === fixture.number,
    is_over: fixture.isOver,
    winner_id: teamIdIn(fixture.winner, idOf),
    decided_by: fixture.decidedBy,
  }
}

const placeNameOf = (place: Place, team: number | null, fixtures: readonly FixtureState[]): string =>
  team === null ? placeName(place, fixtures, teamName) : teamName(team)

const presentTable = (
  { rows, isOver, tossDue }: TableState,
  index: number,
  { cup, idOf }: { cup: CupInGame; idOf: IdOf },
): Cup['tables'][number] => ({
  name: stageName(cup.is === 'groups' ? { is: 'group', group: index } : { is: 'league' }),
  is_over: isOver && tossDue === null,
  rows: rows.map((row, rank) => ({
    ...{ team_id: idOf(row.team), played: row.played, won: row.won, drawn: row.drawn, lost: row.lost },
    ...{ goals_for: row.goalsFor, goals_against: row.goalsAgainst, points: row.points },
    ...{ ahead_by: row.aheadBy, goes_through: cup.is === 'groups' && rank < QUALIFIERS },
  })),
})
