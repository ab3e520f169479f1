import { toMatchRules } from '@turnout/contract/convert-match-rules'
import type { GameState, LatePress, Match, SuggestedTeams } from '@turnout/contract/game-state'
import { presentCorrection } from '@turnout/contract/receipt'
import type { Team } from '@turnout/contract/teams'
import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { closesAt } from '@turnout/rules/closing'
import { flipCoin } from '@turnout/rules/coin'
import { isCup, rulesBetween } from '@turnout/rules/cup/cup-play'
import { tossToRepeat } from '@turnout/rules/earlier-toss'
import { describeEnding } from '@turnout/rules/ending-description'
import {
  currentMatch,
  type EndedMatch,
  type Game,
  type Match as LiveMatch,
  type MatchPlay,
  nextPair,
  type Toss,
  teamsWithPlayers,
} from '@turnout/rules/game'
import { tooSmallTeam } from '@turnout/rules/lineup'
import { knockoutFrom } from '@turnout/rules/next-match'
import { describeReason } from '@turnout/rules/team-queue'
import { teamName } from '@turnout/rules/words'
import { sha256 } from '../../platform/chance.ts'
import type { GameRow } from '../game/public.ts'
import { teamsHash } from '../game-day/public.ts'
import { presentClock } from './present-clock.ts'
import { presentCupNow } from './present-cup.ts'
import {
  presentPlayers,
  presentPlayingTimes,
  presentReferee,
  presentRefereeCandidates,
} from './present-referee.ts'
import { type Roster, type TeamIds, teamIdOf } from './roster.ts'
import { texts } from './texts.ts'

export function presentMatch(match: LiveMatch, teams: TeamIds): Match {
  const { phase } = match.clock
  return {
    ...matchFields(match, teams),
    winner_id: null,
    is_draw: false,
    completed_at: null,
    phase: phase === 'last-play' ? 'last_play' : phase,
    duration_s: match.rules.durationS,
    played_s: null,
    ending: null,
    correction: null,
  }
}

export const presentEnded = (match: EndedMatch, play: MatchPlay, teams: TeamIds): Match => ({
  ...matchFields(match, teams),
  winner_id: match.winner && teamIdOf(teams, match[match.winner]),
  is_draw: match.winner === null,
  completed_at: match.at,
  phase: 'ended',
  duration_s: match.durationS,
  played_s: Math.round(match.playedMs / 1000),
  ending: describeEnding(match, play),
  correction: match.correction ? presentCorrection(match.correction) : null,
})

const matchFields = (
  { number, a, b, score, stage, referee, reason }: Pick<EndedMatch, keyof EndedMatch & keyof LiveMatch>,
  teams: TeamIds,
) => ({
  number,
  team_a_id: teamIdOf(teams, a),
  team_b_id: teamIdOf(teams, b),
  team_a_score: score.a,
  team_b_score: score.b,
  referee_id: referee,
  is_knockout: stage === 'knockout',
  reason: describeReason(reason, [a, b], teamName),
})

const NO_NEXT_MATCH = { team_a: null, team_b: null, reason: texts.gameOver }

export function presentSuggestion({ play }: Game, teams: readonly Team[]): SuggestedTeams {
  if (play?.now.is === 'closed') return { ...NO_NEXT_MATCH, is_knockout_stage: play.stage === 'knockout' }
  const pair = play && nextPair(play)
  const team = (number: number | undefined) => teams.find(({ team_number }) => team_number === number) ?? null
  return {
    team_a: team(pair?.[0]),
    team_b: team(pair?.[1]),
    reason: play ? describeReason(play.reason, play.order, teamName) : texts.beforePlayBall,
    is_knockout_stage: play?.stage === 'knockout',
  }
}

export interface StateContext extends Roster {
  gameRow: GameRow
  era: string
  groupName: string
  timeZone: string
  teams: readonly Team[]
  /** When the game was closed; null while it is open. */
  closed: number | null
  takeBack: GameState['take_back']
  redo: GameState['redo']
}

/** The variant of a game for its organisers, its referee, those who may watch it, and those with only the link. */
export type Role = 'steers' | 'controls' | 'watches' | 'spectates'

/** The whole live match screen; the same for everyone, apart from what a referee or an organiser may do. */
export function presentState(context: StateContext, role: Role): GameState {
  const isOrganiser = role === 'steers'
  const isController = isOrganiser || role === 'controls'
  const { gameRow, era, groupName, timeZone, teams, closed } = context
  const { evening: game } = gameRow
  const { play } = game
  const match = currentMatch(game)
  return {
    game_id: gameRow.id,
    group_id: gameRow.groupId,
    group_name: groupName,
    time_zone: timeZone,
    version: gameRow.version,
    era,
    has_play_begun: play !== null,
    current_match: match && presentMatch(match, context),
    upcoming_match: play && presentUpcoming(game, play, context),
    is_held: play?.held ?? false,
    asks_still_playing: closed === null && play?.now.is === 'waiting' && play.isAsked,
    completed_matches: play?.ended.map((endedMatch) => presentEnded(endedMatch, play, context)) ?? [],
    coin_toss_state: presentToss(play, context),
    cup: play && presentCupNow(play, context),
    is_knockout_stage: play?.stage === 'knockout',
    knockout_from: play && knockoutFrom(game.settings, play),
    available_teams: [...teams],
    team_details: Object.fromEntries(
      [...teams, ...emptiedTeams(game, context)].map(({ id, name, team_number, captain_id }) => [
        id,
        { id, name, team_number, captain_id },
      ]),
    ),
    ...presentPlayers(game, context),
    // in a cup the queue does not tell when a team plays
    line: play && !isCup(play.format) ? play.order.slice(2).map((team) => teamIdOf(context, team)) : [],
    can_control_match: isController,
    can_steer_evening: isOrganiser,
    squads: teamsHash(game),
    late_presses: play && isController ? presentLatePresses(play, context) : [],
    take_back: isOrganiser ? context.takeBack : null,
    redo: isOrganiser ? context.redo : null,
    referee_info: presentReferee(game, context),
    referee_candidates: isOrganiser ? presentRefereeCandidates(game, context) : [],
    shares: presentPlayingTimes(game, context),
    match_rules: toMatchRules(match?.rules ?? rulesBetween(play?.format, game.settings.houseRules)),
    // left_ms of a running clock is its full length: the rest follows from ends_at, and these bytes must not expire
    clock: presentClock(game, 0),
    session_ends_at: game.settings.sessionEndsAt,
    closes_at: closesAt(game),
    is_closed: closed !== null,
    closed_at: closed,
  }
}

/** Teams that have played and have no players any more. */
const emptiedTeams = (game: Game, teams: Roster) =>
  [...new Set(game.play?.ended.flatMap(({ a, b }) => [a, b]))]
    .filter((number) => !teamsWithPlayers(game).includes(number))
    .map((number) => ({
      ...{ id: teamIdOf(teams, number), name: teamName(number) },
      ...{ team_number: number, captain_id: null },
    }))

function presentUpcoming(game: Game, play: MatchPlay, teams: Roster): GameState['upcoming_match'] {
  const pair = nextPair(play)
  if (play.now.is !== 'waiting' || !pair) return null
  const tooSmall = tooSmallTeam(game, pair)
  return {
    team_a_id: teamIdOf(teams, pair[0]),
    team_b_id: teamIdOf(teams, pair[1]),
    reason: describeReason(play.reason, play.order, teamName),
    is_knockout_stage: play.stage === 'knockout',
    starts_at: tooSmall === null ? play.now.startsAt : null,
    too_small_team_id: tooSmall === null ? null : teamIdOf(teams, tooSmall),
  }
}

const presentLatePresses = ({ late, ended }: MatchPlay, teams: Roster): LatePress[] =>
  late.flatMap(({ id, matchNumber, side, by, madeAt, at, fate }) => {
    const match = fate === 'waiting' && ended.find(({ number }) => number === matchNumber)
    if (!match) return []
    const team_id = teamIdOf(teams, match[side])
    return [{ id, match_number: matchNumber, team_id, value: by, made_at: madeAt, arrived_at: at }]
  })

function presentToss(play: MatchPlay | null, teams: Roster): GameState['coin_toss_state'] {
  const [a, b] = play?.now.is === 'toss' ? play.order : []
  const last = play?.tosses.at(-1)
  const repeated = play && tossToRepeat(play)
  return {
    pending: play?.now.is === 'toss',
    team_a_id: a === undefined ? null : teamIdOf(teams, a),
    team_b_id: b === undefined ? null : teamIdOf(teams, b),
    commitment: play?.now.is === 'toss' ? play.now.commitment : null,
    tossed_before: repeated ? presentTossReceipt(repeated) : null,
    last: last
      ? {
          ...presentTossReceipt(last),
          number: play?.tosses.length,
          winner_id: teamIdOf(teams, last.winner),
          loser_id: teamIdOf(teams, last.loser),
        }
      : null,
  }
}

export const presentTossReceipt = (toss: Toss): TossReceipt => ({
  ...toss,
  match_number: toss.matchNumber,
  coin: flipCoin(toss, sha256).digest,
  choices: toss.choices.map(({ team, side }) => ({ team: teamName(team), side })),
  winner: teamName(toss.winner),
})
