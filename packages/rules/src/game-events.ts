import type { HouseRules, WinRule } from './house-rules.ts'

/** How captains take turns: each team once, or one player at a time. */
export type DraftOrder = 'team_by_team' | 'alternating'

/** The group's settings for this game. Times in milliseconds since 1970. */
export interface Settings {
  maxTeams: number
  teamSize: number
  draftOrder: DraftOrder
  houseRules: HouseRules
  refereeRequired: boolean
  sessionStartsAt: number
  sessionEndsAt: number
}

/** [E-3] A team by its number; `players` in the order in which they were drawn, the captain among them. */
export interface TeamSheet {
  number: number
  captain: string | null
  players: readonly string[]
}

export type Side = 'a' | 'b'
export type Score = Readonly<Record<Side, number>>
export type Stage = 'normal' | 'knockout'
export type CoinSide = 'heads' | 'tails'

/** Why these two play next, or why a coin decides; the branch that decided wrote it. */
export type Reason =
  | { because: 'first-in-line' }
  | { because: 'chosen' }
  | { because: 'rematch' }
  | { because: 'winner-stays'; stays: number }
  | { because: 'wins-cap'; off: number; wins: number }
  | { because: 'both-off' }
  | { because: 'longest-on-off'; off: number; stays: number }
  | { because: 'challenger-off'; off: number; stays: number }
  | { because: 'draw-needs-toss' }
  | { because: 'nobody-longer-toss' }
  | { because: 'one-waits-toss'; cap: { off: number; wins: number } | null }
  | { because: 'toss-won'; stays: number }

interface MatchFacts {
  number: number
  a: number
  b: number
  stage: Stage
  score: Score
  /** Participant who does not play in it: by rule from a team that waits, or named by an organiser. */
  referee: string | null
  /** Why these two met. */
  reason: Reason
  calledAt: number
  /** In order; a press that comes late was made in one of them, or means nothing. */
  spells: readonly ScoringPeriod[]
}

/** A stretch of time in which goals counted: the clock ran, or the last play was on. */
export interface ScoringPeriod {
  from: number
  /** Null while it lasts. */
  to: number | null
}

/** The match that is on. Times in milliseconds; a countdown is `endsAt` and never a number that ticks. */
export interface Match extends MatchFacts {
  /** [C-7] As they were when the match was called: nobody changes the rules under a running clock. */
  rules: HouseRules
  clock:
    | { phase: 'ready' }
    | { phase: 'running'; endsAt: number }
    | { phase: 'paused'; leftMs: number }
    | { phase: 'last-play' }
}

/** `closed`: nobody ended it, and it ended with the evening (E-10). */
export type EndReason = 'goals' | 'time' | 'early' | 'closed'

export interface EndedMatch extends MatchFacts {
  why: EndReason
  winner: Side | null
  at: number
  playedMs: number
  /** How long it would have lasted, and what would have won it, by the rules it was called under. */
  durationS: number
  win: WinRule
  /** What followed from it; null between the two events of one commit, and of a match that ended with the evening. */
  fate: Reason | null
}

/** A press that was made in time and came when its match was over and the evening had gone on. */
export interface LatePress {
  id: string
  matchNumber: number
  side: Side
  by: number
  /** As the phone claims; bounded by the spells of its match. */
  madeAt: number
  /** When it came. */
  at: number
  fate: 'waiting' | 'kept' | 'dropped'
}

export interface Toss {
  matchNumber: number
  result: CoinSide
  winner: number
  loser: number
  choices: readonly { team: number; side: CoinSide }[]
  commitment: string
  secret: string
  /** What the pressing phone drew; null when it drew nothing. */
  chance: string | null
}

/** After Play Ball. `order` holds every team once: the first two are on the pitch or next, the rest wait in line. */
export interface MatchPlay {
  order: readonly number[]
  /** Who stayed on, and how many wins in a row that makes. */
  holder: { team: number; wins: number } | null
  stage: Stage
  stageByHand: boolean
  /** An admin keeps the next match from starting by itself. */
  held: boolean
  reason: Reason
  now:
    | { is: 'waiting'; startsAt: number | null }
    | { is: 'toss'; commitment: string }
    | { is: 'match'; match: Match }
    | { is: 'closed'; at: number }
  beganAt: number
  ended: readonly EndedMatch[]
  /** The line and the rules as they were when the last match ended, for a goal that comes late. */
  atEnd: { order: readonly number[]; holder: MatchPlay['holder']; rules: HouseRules } | null
  tosses: readonly Toss[]
  /** Presses that came too late to move the line by themselves: an admin keeps or drops them. */
  late: readonly LatePress[]
}

/** Somebody goes into a team, or out of theirs and into none. */
export interface Move {
  id: string
  to: number | null
}

/** Where teams stood, now and when the last match ended. */
export interface QueuePositions {
  order: readonly number[]
  atEnd: readonly number[] | null
}

/** What taking a command back gives back: the teams as they were drawn, or the play. */
export type Restored =
  | {
      of: 'draft'
      teams: readonly TeamSheet[]
      passed: readonly string[]
      drafted: readonly number[]
      /** Of the match that is on: whoever was drawn into a team that plays lost the whistle by it. */
      referee: string | null
      /** Null when play had not begun, or the line has gone on since. */
      line: QueuePositions | null
    }
  /** Null when the evening was ended before Play Ball. */
  | { of: 'play'; play: MatchPlay | null }

/** What can happen in an evening. The log is a list of these and nothing else. */
export type GameEvent =
  | { type: 'opened'; settings: Settings }
  | { type: 'settings-changed'; settings: Settings }
  | { type: 'arrived'; id: string; no: number; at: number; guest: boolean }
  | { type: 'left'; id: string }
  | { type: 'captain-named'; team: number; id: string; instead: string | null }
  | { type: 'drafted'; team: number; ids: readonly string[]; by: 'captain' | 'hand' }
  | {
      type: 'auto-assigned'
      teams: readonly { team: number; ids: readonly string[] }[]
      substitutes: readonly string[]
    }
  | { type: 'moved'; moves: readonly Move[] }
  | { type: 'play-began'; at: number }
  | { type: 'match-called'; match: Omit<Match, 'reason' | 'calledAt'>; reason: Reason; at: number }
  | { type: 'referee-named'; referee: string | null }
  | { type: 'clock-started'; at: number; endsAt: number }
  | { type: 'clock-paused'; at: number; leftMs: number }
  | { type: 'reached-zero'; at: number }
  | { type: 'scored'; side: Side; by: number; at: number }
  | { type: 'ended'; why: EndReason; winner: Side | null; at: number; playedMs: number }
  | {
      type: 'lined-up'
      order: readonly number[]
      holder: MatchPlay['holder']
      reason: Reason
      startsAt: number | null
    }
  | { type: 'toss-due'; reason: Reason; commitment: string }
  | ({ type: 'tossed' } & Toss)
  | {
      type: 'result-corrected'
      matchNumber: number
      side: Side
      by: number
      winner: Side | null
      at: number
      /** As the phone claims. */
      madeAt: number
    }
  | { type: 'called-off'; matchNumber: number; at: number }
  | { type: 'relined'; order: readonly number[]; holder: MatchPlay['holder']; reason: Reason; fate: Reason }
  | ({ type: 'late-press' } & Omit<LatePress, 'fate'>)
  | { type: 'late-press-settled'; id: string; keep: boolean; at: number }
  | { type: 'stage-switched'; to: Stage; byHand: boolean }
  | { type: 'hold-switched'; hold: boolean; startsAt: number | null }
  | { type: 'postponed'; startsAt: number | null }
  | { type: 'clock-moved'; byMs: number }
  | { type: 'closed'; at: number }
  | { type: 'taken-back'; version: number; back: Restored }
