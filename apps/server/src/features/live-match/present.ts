import type { GameState, LatePress, Match, SuggestedTeams, Timer } from '@turnout/contract/game-state'
import { toMatchRules } from '@turnout/contract/match-rules'
import type { Team } from '@turnout/contract/teams'
import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { coinText } from '@turnout/rules/coin-toss'
import { describeEnding } from '@turnout/rules/ending-description'
import {
  currentMatch,
  type EndedMatch,
  type Game,
  type Match as LiveMatch,
  type MatchPlay,
  nextPair,
  type Toss,
} from '@turnout/rules/game'
import { leftMs, lengthMs } from '@turnout/rules/match'
import { describeReason } from '@turnout/rules/team-queue'
import { teamName } from '@turnout/rules/words'
import { sha256 } from '../../platform/chance.ts'
import type { GameRow, Person } from '../evening/public.ts'
import { markOf } from '../game-day/public.ts'
import { presentCandidates, presentReferee, presentShares } from './bystanders.ts'

/** What the wire calls teams. */
export interface Teams {
  ids: ReadonlyMap<number, string>
}

/** And people: by name. */
export interface Cast extends Teams {
  people: ReadonlyMap<string, Person>
}

/** Every team of a game has its id from the start, so a missing one is a fault of ours and not of the caller. */
export function idOf({ ids }: Teams, team: number): string {
  const id = ids.get(team)
  if (!id) throw new Error(`Team ${team} has no id in this game; it has teams ${[...ids.keys()].join(', ')}.`)
  return id
}

export const teamNumberOf = ({ ids }: Teams, id: string): number | undefined =>
  [...ids].find(([, known]) => known === id)?.[0]

export function presentMatch(match: LiveMatch, cast: Teams): Match {
  const { phase } = match.clock
  return {
    ...facts(match, cast),
    winner_id: null,
    is_draw: false,
    completed_at: null,
    phase: phase === 'last-play' ? 'last_play' : phase,
    duration_s: match.rules.durationS,
    played_s: null,
    ending: null,
  }
}

export const presentEnded = (match: EndedMatch, play: MatchPlay, cast: Teams): Match => ({
  ...facts(match, cast),
  winner_id: match.winner && idOf(cast, match[match.winner]),
  is_draw: match.winner === null,
  completed_at: match.at,
  phase: 'ended',
  duration_s: match.durationS,
  played_s: Math.round(match.playedMs / 1000),
  ending: describeEnding(match, play),
})

const facts = (
  { number, a, b, score, stage, referee, reason }: Pick<EndedMatch, keyof EndedMatch & keyof LiveMatch>,
  cast: Teams,
) => ({
  number,
  team_a_id: idOf(cast, a),
  team_b_id: idOf(cast, b),
  team_a_score: score.a,
  team_b_score: score.b,
  referee_id: referee,
  is_knockout: stage === 'knockout',
  reason: describeReason(reason, [a, b], teamName),
})

/** The clock in a form that does not change while it runs. Between matches it shows a whole one again. */
function presentClock(evening: Game, now: number): GameState['clock'] {
  const match = currentMatch(evening)
  if (!match)
    return {
      is_running: false,
      ends_at: null,
      left_ms: evening.settings.houseRules.durationS * 1000,
      expired: endedByTime(evening),
    }
  const endsAt = match.clock.phase === 'running' ? match.clock.endsAt : null
  const left = endsAt === null ? leftMs(match, now) : lengthMs(match)
  return {
    is_running: endsAt !== null,
    ends_at: endsAt,
    left_ms: left,
    expired: match.clock.phase === 'last-play',
  }
}

const endedByTime = ({ play }: Game): boolean => play?.ended.at(-1)?.why === 'time'

export function presentTimer(evening: Game, now: number): Timer {
  const clock = presentClock(evening, now)
  const match = currentMatch(evening)
  const left = match ? leftMs(match, now) : clock.left_ms
  return {
    is_running: clock.is_running,
    remaining_seconds: Math.ceil(left / 1000),
    timer_expired: clock.expired || (clock.is_running && left === 0),
    ends_at: clock.ends_at,
    server_time: now,
  }
}

const NOBODY_NEXT = { team_a: null, team_b: null, reason: 'The evening is over.' }

export function presentSuggestion({ play }: Game, teams: readonly Team[]): SuggestedTeams {
  if (play?.now.is === 'closed') return { ...NOBODY_NEXT, is_knockout_stage: play.stage === 'knockout' }
  const pair = play && nextPair(play)
  const team = (number: number | undefined) => teams.find(({ team_number }) => team_number === number) ?? null
  return {
    team_a: team(pair?.[0]),
    team_b: team(pair?.[1]),
    reason: play ? describeReason(play.reason, play.order, teamName) : 'The matches begin with Play Ball.',
    is_knockout_stage: play?.stage === 'knockout',
  }
}

export interface Scene extends Cast {
  game: GameRow
  era: string
  groupName: string
  teams: readonly Team[]
  /** When the evening closed, if it has. */
  closed: number | null
  takeBack: GameState['take_back']
}

/** In which variant somebody sees a game: its organisers, its referee, who watches it, who only has the link. */
export type Role = 'steers' | 'controls' | 'watches' | 'spectates'

/** All that the live match screen shows, the same for everybody but for who may control or steer it. */
export function presentState(scene: Scene, role: Role): GameState {
  const steers = role === 'steers'
  const controls = steers || role === 'controls'
  const { game, era, groupName, teams, closed } = scene
  const { evening } = game
  const { play } = evening
  const match = currentMatch(evening)
  return {
    game_id: game.id,
    group_id: game.groupId,
    group_name: groupName,
    version: game.version,
    era,
    has_play_begun: play !== null,
    current_match: match && presentMatch(match, scene),
    upcoming_match: play && presentUpcoming(play, scene),
    is_held: play?.held ?? false,
    completed_matches: play?.ended.map((ended) => presentEnded(ended, play, scene)) ?? [],
    coin_toss_state: presentToss(play, scene),
    is_knockout_stage: play?.stage === 'knockout',
    available_teams: [...teams],
    team_details: Object.fromEntries(
      teams.map(({ id, name, team_number, captain_id }) => [id, { id, name, team_number, captain_id }]),
    ),
    line: play?.order.slice(2).map((team) => idOf(scene, team)) ?? [],
    can_control_match: controls,
    can_steer_evening: steers,
    squads: markOf(evening),
    late_presses: play && controls ? presentLate(play, scene) : [],
    take_back: steers ? scene.takeBack : null,
    referee_info: presentReferee(evening, scene),
    referee_candidates: steers ? presentCandidates(evening, scene) : [],
    shares: presentShares(evening, scene),
    match_rules: toMatchRules(match?.rules ?? evening.settings.houseRules),
    // left_ms of a running clock is its length here: what is left follows from ends_at, and these bytes must not age
    clock: presentClock(evening, 0),
    session_ends_at: evening.settings.sessionEndsAt,
    is_closed: closed !== null,
    closed_at: closed,
  }
}

function presentUpcoming(play: MatchPlay, cast: Cast): GameState['upcoming_match'] {
  const pair = nextPair(play)
  if (play.now.is !== 'waiting' || !pair) return null
  return {
    team_a_id: idOf(cast, pair[0]),
    team_b_id: idOf(cast, pair[1]),
    reason: describeReason(play.reason, play.order, teamName),
    is_knockout_stage: play.stage === 'knockout',
    starts_at: play.now.startsAt,
  }
}

const presentLate = ({ late, ended }: MatchPlay, cast: Cast): LatePress[] =>
  late.flatMap(({ id, matchNumber, side, by, madeAt, at, fate }) => {
    const match = fate === 'waiting' && ended.find(({ number }) => number === matchNumber)
    if (!match) return []
    const team_id = idOf(cast, match[side])
    return [{ id, match_number: matchNumber, team_id, value: by, made_at: madeAt, arrived_at: at }]
  })

function presentToss(play: MatchPlay | null, cast: Cast): GameState['coin_toss_state'] {
  const [a, b] = play?.now.is === 'toss' ? play.order : []
  const last = play?.tosses.at(-1)
  return {
    pending: play?.now.is === 'toss',
    team_a_id: a === undefined ? null : idOf(cast, a),
    team_b_id: b === undefined ? null : idOf(cast, b),
    commitment: play?.now.is === 'toss' ? play.now.commitment : null,
    last: last
      ? {
          ...presentReceipt(last),
          winner_id: idOf(cast, last.winner),
          loser_id: idOf(cast, last.loser),
        }
      : null,
  }
}

export const presentReceipt = (toss: Toss): TossReceipt => ({
  match_number: toss.matchNumber,
  commitment: toss.commitment,
  secret: toss.secret,
  chance: toss.chance,
  coin: sha256(coinText(toss.matchNumber, toss.secret, toss.chance)),
  choices: toss.choices.map(({ team, side }) => ({ team: teamName(team), side })),
  result: toss.result,
  winner: teamName(toss.winner),
})
