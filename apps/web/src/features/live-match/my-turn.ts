import type { WatchedState } from '@turnout/contract/watched-state'
import { type Pitch, turnOf } from '@turnout/rules/turn'
import { clockTime } from '../../platform/time/dates.ts'
import { formatClock } from '../../ui/clock-text.ts'
import { lastMatch } from './board.ts'
import { coinText } from './next-texts.ts'
import { type GameTeam, teamIn } from './teams.ts'
import { common, myTurn as texts } from './texts.ts'

export type MyTurn = { title: string; text: string; minutes: number | null }

export type MyTurnInput = {
  /** The number of the team that this player is in, or is lent to; null without one. */
  team: number | null
  isLent: boolean
  hasGone: boolean
  /** Seconds until the clock of the match is at zero, and until the next match starts by the clock. */
  leftS: number
  startsInS: number
  /** The server's time. */
  now: number
}

/** Calls a player to the pitch, and is announced once. */
export const isCall = ({ title }: MyTurn): boolean => title === texts.onNext || title === texts.youStayOn

/** This player's turn, for the strip over the board. */
export function myTurn(game: WatchedState, input: MyTurnInput): MyTurn | null {
  if (!game.has_play_begun || game.is_closed) return null
  const mine = game.available_teams.find(({ team_number: number }) => number === input.team)
  if (!mine && input.hasGone) return { title: texts.goneHome, text: texts.sayWhenBack, minutes: null }
  if (!mine) return { title: texts.notInTeam, text: texts.someoneCanAddYou, minutes: null }
  const pitch = pitchNow(game, input)
  if (game.cup) return turnInCup(game, game.cup, pitch, input, mine)
  const turn = turnOf({
    team: mine.id,
    pitch,
    queue: game.line,
    isHeld: game.is_held,
    sessionLeftS: (game.session_ends_at - input.now) / 1000,
    rules: { durationS: game.match_rules.duration_s, changeoverS: game.match_rules.changeover_s },
  })
  if (!turn) return null
  if (turn.is === 'on') return onPitch(game, pitch, input, mine)
  const title = turn.matches > 1 || pitch.is === 'called' ? texts.matchesBefore(turn.matches) : texts.onNext
  const opponent =
    title !== texts.onNext
      ? mine.name
      : pitch.is === 'toss'
        ? texts.playsTossWinner(mine.name)
        : texts.playsWinner(mine.name)
  if (turn.inS === null) return { title, text: texts.onceStarted(opponent), minutes: null }
  if (turn.isTooLate)
    return { title, text: texts.endsFirst(clockTime(game.session_ends_at, game.time_zone)), minutes: null }
  const text =
    title === texts.onNext
      ? opponent
      : texts.playsAtAbout(mine.name, clockTime(input.now + turn.inS * 1000, game.time_zone))
  return { title, text, minutes: Math.max(1, Math.round(turn.inS / 60)) }
}

function pitchNow(
  { current_match: match, upcoming_match: next, coin_toss_state: coin }: WatchedState,
  { leftS, startsInS }: MyTurnInput,
): Pitch<string> {
  if (match) return { is: 'match', teams: [match.team_a_id, match.team_b_id], leftS }
  if (next) {
    const teams = [next.team_a_id, next.team_b_id]
    return { is: 'called', teams, leftS: next.starts_at === null ? null : startsInS }
  }
  const teams = [coin.team_a_id, coin.team_b_id].filter((id) => id !== null)
  return { is: 'toss', teams, leftS: 0 }
}

function onPitch(
  game: WatchedState,
  { is, teams, leftS }: Pitch<string>,
  { startsInS, isLent }: MyTurnInput,
  mine: GameTeam,
): MyTurn {
  if (is === 'toss') return { title: texts.coinDecides, text: coinText.sideThatWinsStaysOn, minutes: null }
  const pair = teams.map((id) => teamIn(game, id).name).join(` ${common.v} `)
  if (is === 'match') return { title: texts.playingNow, text: pair, minutes: null }
  const last = lastMatch(game)
  const stays = !isLent && (last?.team_a_id === mine.id || last?.team_b_id === mine.id)
  return {
    title: stays ? texts.youStayOn : texts.onNext,
    text: leftS === null ? texts.onceStarted(pair) : texts.startsIn(pair, formatClock(startsInS)),
    minutes: null,
  }
}

/** In a cup the next match of the team decides, not the queue; a team without one has no strip. */
function turnInCup(
  game: WatchedState,
  { turns, says }: NonNullable<WatchedState['cup']>,
  pitch: Pitch<string>,
  input: MyTurnInput,
  mine: GameTeam,
): MyTurn | null {
  if (pitch.teams.includes(mine.id)) {
    if (pitch.is === 'toss') return { title: texts.coinDecides, text: says ?? '', minutes: null }
    return {
      ...onPitch(game, pitch, input, mine),
      ...(pitch.is === 'called' && { title: texts.onNext }),
    }
  }
  const turn = turns.find(({ team_id: id }) => id === mine.id)
  if (!turn) return null
  return {
    title: isNextInCup(game, turn) ? texts.onNext : texts.matchesBefore(turn.matches),
    text: texts.inStage(mine.name, turn.stage),
    minutes: null,
  }
}

/** Whether a team plays the very next match of its cup. */
export const isNextInCup = ({ current_match: match }: WatchedState, { matches }: { matches: number }) =>
  matches === 0 || (matches === 1 && match !== null)
