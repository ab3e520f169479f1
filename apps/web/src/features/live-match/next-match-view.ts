import type { WatchedState } from '@turnout/contract/watched-state'
import type { DrawRule } from '@turnout/rules/house-rules'
import { clockTime } from '../../platform/time/dates.ts'
import { drawText as drawTexts, nextMatchView as texts } from './next-texts.ts'
import { type GameTeam, teamIn } from './teams.ts'
import { common } from './texts.ts'
import type { UnevenPairProps } from './uneven-pair.tsx'

export type NextSide = { team: GameTeam | null; name: string; note: string }

export type NextMatchView = {
  sides: readonly [NextSide, NextSide] | null
  text: string
  /** The two teams by their numbers of players. */
  numbers: Pick<UnevenPairProps, 'loans' | 'pair' | 'isTooSmall' | 'mayStart'> | null
  /** While it counts down. */
  startsAt: number | null
  /** The text that it is on hold. */
  holdText: string | null
  canHold: boolean
  /** Whether it is on hold because nothing was pressed for two matches. */
  asksStillPlaying: boolean
  /** The text that the knockout stage is on, or when it begins. */
  knockoutText: string | null
}

/** A next match of which there is only a sentence to show. */
const QUIET = {
  sides: null,
  numbers: null,
  startsAt: null,
  holdText: null,
  canHold: false,
  asksStillPlaying: false,
  knockoutText: null,
} as const

/** An organiser or the referee starts a match on hold; everyone else waits for them. */
export type ViewerRole = 'in control' | 'watching'

const HOLD_TEXTS = {
  'in control': { held: texts.heldStartWhenYouAre, asked: texts.stillPlaying },
  watching: { held: texts.heldOrganiserStartsIt, asked: texts.waitsForOrganiser },
} as const satisfies Record<ViewerRole, object>

/** The text that the next match is on hold; null while it is not. */
export const holdText = ({ is_held: isOnHold, asks_still_playing: asks }: WatchedState, role: ViewerRole) =>
  isOnHold ? HOLD_TEXTS[role][asks ? 'asked' : 'held'] : null

/** `isInAir`: the coin has not landed, and what follows from it does not show yet. */
export const toNextMatchView = (game: WatchedState, role: ViewerRole, isInAir = false): NextMatchView =>
  isInAir
    ? { ...QUIET, text: common.coinIsInAir }
    : {
        ...QUIET,
        ...nextPair(game, role),
        holdText: holdText(game, role),
        asksStillPlaying: game.asks_still_playing,
        knockoutText: knockoutText(game),
      }

function knockoutText({
  is_knockout_stage: isOn,
  knockout_from: from,
  time_zone: zone,
  match_rules,
}: WatchedState) {
  const rule = knockoutRule(match_rules)
  if (isOn) return texts.knockoutStage(rule)
  return from === null ? null : texts.knockoutFrom(clockTime(from, zone), rule)
}

export const knockoutRule = ({ knockout_goals: goals }: WatchedState['match_rules']): string =>
  goals === 1 ? texts.firstGoalWins : texts.firstToWins(goals)

type NextPair = Pick<NextMatchView, 'sides' | 'text' | 'canHold'> & Partial<NextMatchView>

function nextPair(game: WatchedState, role: ViewerRole): NextPair {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin, is_held: isOnHold } = game
  if (upcoming) {
    const [a, b] = [teamIn(game, upcoming.team_a_id), teamIn(game, upcoming.team_b_id)]
    const isFirst = game.completed_matches.length === 0
    return {
      sides: [teamSide(a, ''), teamSide(b, '')],
      text: game.asks_still_playing ? `${texts.nothingPressed} ${upcoming.reason}` : upcoming.reason,
      numbers: {
        ...{ loans: game.loans, pair: [a, b] },
        isTooSmall: upcoming.too_small_team_id !== null,
        mayStart: role === 'in control',
      },
      startsAt: upcoming.starts_at,
      canHold: !isFirst || isOnHold,
    }
  }
  if (game.cup) return cupPair(game, game.cup)
  const next = game.line[0]
  const waiting = next === undefined ? null : teamIn(game, next)
  const sides = (name: string, note: string): NextMatchView['sides'] =>
    waiting && [{ team: null, name, note: texts.staysOn }, teamSide(waiting, note)]
  if (match) {
    const text = afterThisMatch(game, waiting !== null)
    return { sides: sides(texts.winner, texts.waitingLongest), text, canHold: true }
  }
  return {
    sides: coin.pending ? sides(texts.tossWinner, '') : null,
    text: coin.pending ? common.coinDecidesWhoStaysOn : texts.twoTeamsAreNeededFor,
    // a hold that was set during the match can be released while its coin is due
    canHold: isOnHold,
  }
}

/** In a cup the next match is named by its round, whether its teams are decided or not. */
function cupPair(game: WatchedState, { after, says }: NonNullable<WatchedState['cup']>): NextPair {
  const { current_match: match, is_held: isOnHold } = game
  const side = ({ team_id: id, name }: { team_id: string | null; name: string }): NextSide =>
    id === null ? { team: null, name, note: '' } : teamSide(teamIn(game, id), '')
  return {
    sides: after && [side(after.a), side(after.b)],
    text: [says, after ? `${after.stage}.` : match && texts.lastOfCup, match && after && startText(game)]
      .filter(Boolean)
      .join(' '),
    canHold: isOnHold || (match !== null && after !== null),
  }
}

const teamSide = (team: GameTeam, note: string): NextSide => ({ team, name: team.name, note })

function afterThisMatch(game: WatchedState, someoneWaits: boolean): string {
  const start = startText(game)
  return (someoneWaits ? `${start} ${drawText(game)}` : texts.nobodyElseIsWaitingSo(start)).trim()
}

function startText({ is_held: isOnHold, match_rules: { changeover_s: changeover } }: WatchedState): string {
  if (isOnHold) return ''
  return texts.startsByItself(changeover === 0 ? texts.whenThisOneEnds : texts.afterThisOneEnds(changeover))
}

/** What a draw leads to, by the number of waiting teams. */
function drawText({ match_rules: { scored_draw, goalless_draw }, line }: WatchedState): string {
  const isOneWaiting = line.length === 1
  const scored = outcomeText(scored_draw, isOneWaiting)
  const goalless = outcomeText(goalless_draw, isOneWaiting)
  return scored === goalless ? drawTexts.draw(scored) : drawTexts.eitherDraw(scored, goalless)
}

function outcomeText(rule: DrawRule, isOneWaiting: boolean): string {
  switch (rule) {
    case 'toss':
      return drawTexts.toss
    case 'both_off':
      return isOneWaiting ? drawTexts.toss : drawTexts.bothOff
    case 'both_off_else_longest_off':
      return isOneWaiting ? drawTexts.longestOff : drawTexts.bothOff
    case 'longest_on_off':
      return drawTexts.longestOff
    case 'challenger_off':
      return drawTexts.challengerOff
  }
}
