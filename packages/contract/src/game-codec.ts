import type { Game, Settings } from '@turnout/rules/game'
import type {
  EndedMatch,
  GameEvent,
  LatePress,
  Loan,
  Match,
  MatchPlay,
  Restored,
} from '@turnout/rules/game-events'
import { DRAFT_ORDERS } from '@turnout/rules/game-events'
import type { StoredEvent } from '@turnout/rules/hash-chain'
import * as z from 'zod'
import { FormatOf } from './format-codec.ts'
import { EVENT_UPCASTS, type OldSnapshot, SNAPSHOT_UPCASTS, STORED_FORMAT, upcast } from './game-upcasts.ts'
import { HouseRulesOf, WinRuleOf } from './house-rules-codec.ts'
import { ReasonOf } from './reason-codec.ts'
import { TossOf } from './toss-receipt.ts'

const Id = z.string()
const Count = z.number().int()
const Team = Count
const Time = z.number()
const SideOf = z.enum(['a', 'b'])
const StageOf = z.enum(['normal', 'knockout'])
const Order = z.array(Team)

const SettingsOf = z.object({
  maxTeams: z.number(),
  teamSize: z.number(),
  draftOrder: z.enum(DRAFT_ORDERS),
  houseRules: HouseRulesOf,
  refereeRequired: z.boolean(),
  sessionStartsAt: Time,
  sessionEndsAt: Time,
}) satisfies z.ZodType<Settings>

const HolderOf = z.object({ team: Team, wins: z.number() }).nullable()

const ScoreOf = z.object({ a: z.number(), b: z.number() })
const CorrectionOf = z.object({ from: ScoreOf, reason: z.string(), at: Time })

const CALLED = {
  number: Count,
  a: Team,
  b: Team,
  stage: StageOf,
  score: ScoreOf,
  referee: Id.nullable(),
  spells: z.array(z.object({ from: Time, to: Time.nullable() })),
}
const BEING_PLAYED = {
  ...CALLED,
  rules: HouseRulesOf,
  clock: z.discriminatedUnion('phase', [
    z.object({ phase: z.literal('ready') }),
    z.object({ phase: z.literal('running'), endsAt: Time }),
    z.object({ phase: z.literal('paused'), leftMs: z.number() }),
    z.object({ phase: z.literal('last-play') }),
  ]),
}
const REASON = { reason: ReasonOf, calledAt: Time }

const CalledMatchOf = z.object(BEING_PLAYED)
const MatchOf = z.object({ ...BEING_PLAYED, ...REASON }) satisfies z.ZodType<Match>

const END = {
  why: z.enum(['goals', 'time', 'early', 'closed']),
  winner: SideOf.nullable(),
  at: Time,
  playedMs: z.number(),
}

const EndedMatchOf = z.object({
  ...CALLED,
  ...REASON,
  ...END,
  durationS: z.number(),
  win: WinRuleOf,
  fate: ReasonOf.nullable(),
  correction: CorrectionOf.optional(),
}) satisfies z.ZodType<EndedMatch>

const GOAL = { matchNumber: Count, side: SideOf, by: Count, madeAt: Time, at: Time }
const PressOf = z.object({ id: Id, ...GOAL })

const LatePressOf = PressOf.extend({
  fate: z.enum(['waiting', 'kept', 'dropped']),
}) satisfies z.ZodType<LatePress>

const LoanOf = z.object({ id: Id, from: Team, to: Team }) satisfies z.ZodType<Loan>

const MatchPlayOf = z.object({
  order: Order,
  holder: HolderOf,
  format: FormatOf.default({ is: 'winner_stays' }),
  stage: StageOf,
  stageByHand: z.boolean(),
  held: z.boolean(),
  isAsked: z.boolean().default(false),
  reason: ReasonOf,
  now: z.discriminatedUnion('is', [
    z.object({ is: z.literal('waiting'), startsAt: Time.nullable() }),
    z.object({ is: z.literal('toss'), commitment: z.string() }),
    z.object({ is: z.literal('match'), match: MatchOf }),
    z.object({ is: z.literal('closed'), at: Time }),
  ]),
  beganAt: Time,
  ended: z.array(EndedMatchOf),
  atEnd: z.object({ order: Order, holder: HolderOf, rules: HouseRulesOf }).nullable(),
  tosses: z.array(TossOf),
  allTosses: z.array(TossOf),
  late: z.array(LatePressOf),
  loans: z.array(LoanOf).default([]),
}) satisfies z.ZodType<MatchPlay>

const NextPairOf = MatchPlayOf.pick({ now: true, reason: true }).extend({ outcome: ReasonOf.nullable() })
const QUEUE = { order: Order, holder: HolderOf.optional(), atEnd: Order.nullable() }

const TeamSheetOf = z.object({ number: Team, captain: Id.nullable(), players: z.array(Id) })

const TEAMS = {
  teams: z.array(TeamSheetOf),
  passed: z.array(Id),
  drafted: z.array(Team),
  gone: z.array(Id).default([]),
  evenTeams: Team.nullable().default(null),
}

const RestoredOf = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('draft'),
    ...TEAMS,
    referee: Id.nullable(),
    line: z.object({ ...QUEUE, next: NextPairOf.optional() }).nullable(),
  }),
  z.object({
    of: z.literal('play'),
    play: MatchPlayOf.nullable(),
    // an undo of an older version never led to a game that was ended before Play Ball
    calledOff: Time.nullable().default(null),
  }),
]) satisfies z.ZodType<Restored>

const GameOf = z.object({
  ...TEAMS,
  settings: SettingsOf,
  participants: z.array(z.object({ id: Id, no: Count, at: Time, guest: z.boolean() })),
  arrivals: Count,
  lineups: z.array(z.object({ a: TeamSheetOf, b: TeamSheetOf })),
  play: MatchPlayOf.nullable(),
  calledOff: Time.nullable(),
  lastPressAt: Time.nullable().default(null),
}) satisfies z.ZodType<Game>

const MOVES = z.array(z.object({ id: Id, to: Team.nullable() }))
const PICK = { team: Team, ids: z.array(Id) }

/** The stored form of every event. A new event does not compile until its form is here. */
const EVENTS: { [T in GameEvent['type']]: z.ZodType<Omit<Extract<GameEvent, { type: T }>, 'type'>> } = {
  opened: z.object({ settings: SettingsOf }),
  'settings-changed': z.object({ settings: SettingsOf }),
  arrived: z.object({ id: Id, no: Count, at: Time, guest: z.boolean() }),
  left: z.object({ id: Id }),
  'captain-named': z.object({ team: Team, id: Id, instead: Id.nullable() }),
  drafted: z.object({ ...PICK, by: z.enum(['captain', 'hand']) }),
  'auto-assigned': z.object({ teams: z.array(z.object(PICK)), substitutes: z.array(Id) }),
  moved: z.object({ moves: MOVES }),
  evened: z.object({ teams: Team.nullable(), moves: MOVES }),
  'went-home': z.object({ id: Id, at: Time }),
  'came-back': z.object({ id: Id, at: Time }),
  substituted: z.object({ team: Team, playerIn: Id, playerOut: Id }),
  lent: z.object({ id: Id, from: Team, to: Team.nullable() }),
  'play-began': z.object({ at: Time }),
  'match-called': z.object({ match: CalledMatchOf, reason: ReasonOf, at: Time }),
  'referee-named': z.object({ referee: Id.nullable() }),
  'clock-started': z.object({ at: Time, endsAt: Time }),
  'clock-paused': z.object({ at: Time, leftMs: z.number() }),
  'reached-zero': z.object({ at: Time }),
  scored: z.object({ side: SideOf, by: Count, at: Time }),
  ended: z.object(END),
  'lined-up': z.object({ order: Order, holder: HolderOf, reason: ReasonOf, startsAt: Time.nullable() }),
  'toss-due': z.object({ reason: ReasonOf, commitment: z.string(), order: Order.optional() }),
  tossed: TossOf,
  'result-corrected': z.object({ ...GOAL, winner: SideOf.nullable() }),
  'score-corrected': z.object({
    ...{ matchNumber: Count, score: ScoreOf, winner: SideOf.nullable() },
    correction: CorrectionOf,
  }),
  'called-off': z.object({ matchNumber: Count, at: Time }),
  relined: z.object({ order: Order, holder: HolderOf, reason: ReasonOf, fate: ReasonOf }),
  'late-press': PressOf,
  'late-press-settled': z.object({ id: Id, keep: z.boolean(), at: Time }),
  'format-chosen': z.object({ chosen: FormatOf }),
  'cup-drawn': z.object({ teams: Order, seed: z.string(), chance: z.string().nullable() }),
  'team-withdrew': z.object({ team: Team }),
  'stage-switched': z.object({ to: StageOf, byHand: z.boolean() }),
  'hold-switched': z.object({ hold: z.boolean(), startsAt: Time.nullable() }),
  'still-playing-asked': z.object({}),
  pressed: z.object({ at: Time }),
  postponed: z.object({ startsAt: Time.nullable() }),
  'clock-moved': z.object({ byMs: z.number() }),
  closed: z.object({ at: Time }),
  'taken-back': z.object({ version: Count, back: RestoredOf }),
}

/** Reads events of any format from the log or a receipt. Throws on an event that no rule knows. */
export const parseEvents = (stored: readonly StoredEvent[]): GameEvent[] => stored.map(parseEvent)

function parseEvent(stored: StoredEvent): GameEvent {
  const event = upcast(stored, EVENT_UPCASTS)
  if (!Object.hasOwn(EVENTS, event.type))
    throw new Error(`No version of the rules has an event '${event.type}'.`)
  const type = event.type as GameEvent['type']
  return { type, ...EVENTS[type].parse(event) } as GameEvent
}

/** The snapshot in the form in which it is stored next to the log. */
export const storedSnapshot = (game: Game): object => ({ format: STORED_FORMAT, ...game })

/**
 * Reads a snapshot. One of the current format was written by `storedSnapshot` in the commit of its log entry,
 * so its fields are not parsed at every command; an older one is upcast and parsed whole.
 */
export function parseSnapshot(stored: unknown): Game {
  const { format, ...game } = stored as OldSnapshot
  if (format === STORED_FORMAT) return game as unknown as Game
  return GameOf.parse(upcast({ format, ...game }, SNAPSHOT_UPCASTS))
}
