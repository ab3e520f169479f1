import type { Coin, CoinSide } from './coin.ts'
import type { CorrectedScore, Correction } from './correction.ts'
import type { Format } from './cup/format.ts'
import type { HouseRules, WinRule } from './house-rules.ts'
import type { Reason } from './reason.ts'
import type { ScoringPeriod } from './scoring-periods.ts'

export type { Reason }

/** How captains take turns: each team once, or one player at a time, in the same order or there and back. */
export const DRAFT_ORDERS = ['team_by_team', 'alternating', 'snake'] as const
export type DraftOrder = (typeof DRAFT_ORDERS)[number]

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

/** [E-3] A team by its number; `players` in the order of their picks, the captain among them. */
export interface TeamSheet {
  number: number
  captain: string | null
  players: readonly string[]
}

/** A player of one team who plays for another in its next match. */
export interface Loan {
  id: string
  from: number
  to: number
}

export type Side = 'a' | 'b'

/** The two teams of a match with the players on the pitch, borrowed ones included. */
export type Lineup = Readonly<Record<Side, TeamSheet>>

export type Score = Readonly<Record<Side, number>>
export type Stage = 'normal' | 'knockout'

interface MatchFacts {
  number: number
  a: number
  b: number
  stage: Stage
  score: Score
  /** A participant who does not play in the match. */
  referee: string | null
  reason: Reason
  calledAt: number
  /** In order. A press that arrives late counts only if it was made in one of them. */
  spells: readonly ScoringPeriod[]
}

/** The match that is on. Times in milliseconds; a countdown is stored as its end. */
export interface Match extends MatchFacts {
  /** [C-7] The rules when the match was called; later changes do not reach it. */
  rules: HouseRules
  clock:
    | { phase: 'ready' }
    | { phase: 'running'; endsAt: number }
    | { phase: 'paused'; leftMs: number }
    | { phase: 'last-play' }
}

/** `closed`: the match ended when the clock closed the game (E-10). */
export type EndReason = 'goals' | 'time' | 'early' | 'closed'

export interface EndedMatch extends MatchFacts {
  why: EndReason
  winner: Side | null
  at: number
  playedMs: number
  /** Full length and win rule of the rules under which it was called. */
  durationS: number
  win: WinRule
  /** What followed from the result; null between two events of one commit, and when the game closed with the match. */
  fate: Reason | null
  correction?: Correction | undefined
}

/** A goal that was pressed in time and arrived after its match, when the game had gone on. */
export interface LatePress {
  id: string
  matchNumber: number
  side: Side
  by: number
  /** The time that the phone claims; it lies within the scoring periods of the match. */
  madeAt: number
  /** When it arrived. */
  at: number
  fate: 'waiting' | 'kept' | 'dropped'
}

export interface Toss extends Coin {
  matchNumber: number
  winner: number
  loser: number
  choices: readonly { team: number; side: CoinSide }[]
  commitment: string
}

/** The game after Play Ball. `order` has every team once: the first two play or play next, the others wait. */
export interface MatchPlay {
  order: readonly number[]
  /** The staying team, with its wins in a row. */
  holder: { team: number; wins: number } | null
  format: Format
  stage: Stage
  stageByHand: boolean
  /** The next match waits: an admin has put it on hold, or no one has answered `isAsked`. */
  held: boolean
  /** [M-16] Organisers are asked whether people still play, and the next match is on hold until one of them answers. */
  isAsked: boolean
  reason: Reason
  now:
    | { is: 'waiting'; startsAt: number | null }
    | { is: 'toss'; commitment: string }
    | { is: 'match'; match: Match }
    | { is: 'closed'; at: number }
  beganAt: number
  ended: readonly EndedMatch[]
  /** Queue and rules at the end of the last match, for a goal that arrives late. */
  atEnd: { order: readonly number[]; holder: MatchPlay['holder']; rules: HouseRules } | null
  tosses: readonly Toss[]
  /** Also those that were taken back, and each repetition. */
  allTosses: readonly Toss[]
  /** Goals that arrived too late to change the queue; an admin keeps or drops them. */
  late: readonly LatePress[]
  /** Each ends with the next match of the team that borrows. */
  loans: readonly Loan[]
}

/** A player moves to a team; null is no team. */
export interface Move {
  id: string
  to: number | null
}

/** The queue, now and at the end of the last match. */
export interface QueuePositions {
  order: readonly number[]
  /** The staying team; absent in logs from before teams could be emptied after Play Ball. */
  holder?: MatchPlay['holder'] | undefined
  /** When the command changed who plays next; absent in older logs. */
  next?: (Pick<MatchPlay, 'now' | 'reason'> & { outcome: Reason | null }) | undefined
  atEnd: readonly number[] | null
}

/** What an undo restores: the teams of the draft, or the play. */
export type Restored =
  | {
      of: 'draft'
      teams: readonly TeamSheet[]
      passed: readonly string[]
      drafted: readonly number[]
      gone: readonly string[]
      evenTeams: number | null
      /** The referee of the match that is on, who had lost the whistle when a team that plays picked them. */
      referee: string | null
      /** Null when play had not begun, or the queue has moved since. */
      line: QueuePositions | null
    }
  /** `play` is null before Play Ball; `calledOff` is when the game was ended then. */
  | { of: 'play'; play: MatchPlay | null; calledOff: number | null }

/** Everything that can happen in a game. The log is a list of these. */
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
  | { type: 'went-home'; id: string; at: number }
  | { type: 'came-back'; id: string; at: number }
  | { type: 'substituted'; team: number; playerIn: string; playerOut: string }
  /** To null when the loan ends before its match. */
  | { type: 'lent'; id: string; from: number; to: number | null }
  | { type: 'evened'; teams: number | null; moves: readonly Move[] }
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
  /** `order`: the queue, if other teams than the two that have just played toss the coin. */
  | { type: 'toss-due'; reason: Reason; commitment: string; order?: readonly number[] | undefined }
  | ({ type: 'tossed' } & Toss)
  | {
      type: 'result-corrected'
      matchNumber: number
      side: Side
      by: number
      winner: Side | null
      at: number
      /** The time that the phone claims. */
      madeAt: number
    }
  | ({ type: 'score-corrected' } & CorrectedScore)
  | { type: 'called-off'; matchNumber: number; at: number }
  | { type: 'relined'; order: readonly number[]; holder: MatchPlay['holder']; reason: Reason; fate: Reason }
  | ({ type: 'late-press' } & Omit<LatePress, 'fate'>)
  | { type: 'late-press-settled'; id: string; keep: boolean; at: number }
  | { type: 'format-chosen'; chosen: Format }
  /** `seed` are random bits of the server, `chance` those of the phone, if it sent any. */
  | { type: 'cup-drawn'; teams: readonly number[]; seed: string; chance: string | null }
  | { type: 'team-withdrew'; team: number }
  | { type: 'stage-switched'; to: Stage; byHand: boolean }
  | { type: 'hold-switched'; hold: boolean; startsAt: number | null }
  | { type: 'still-playing-asked' }
  /** A person gave a command. The events of the command follow. */
  | { type: 'pressed'; at: number }
  | { type: 'postponed'; startsAt: number | null }
  | { type: 'clock-moved'; byMs: number }
  | { type: 'closed'; at: number }
  | { type: 'taken-back'; version: number; back: Restored }
