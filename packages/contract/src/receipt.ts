import { COIN_SIDES } from '@turnout/rules/coin'
import { drawnOrder } from '@turnout/rules/cup/draw'
import { type EndedMatch, type Game, type MatchPlay, replay, teamsWithPlayers } from '@turnout/rules/game'
import { canonicalJson, hashChain, type Sha256, type StoredEvent } from '@turnout/rules/hash-chain'
import { gameTable, gameWinner, matchResult } from '@turnout/rules/results'
import * as z from 'zod'
import { model } from './endpoint.ts'
import { parseEvents } from './game-codec.ts'
import { Correction } from './game-state.ts'
import { MatchResult, Tally, wireMatchResult, wireTally } from './games.ts'
import { Toss, tossFault, tossTexts } from './toss-receipt.ts'
import { Instant } from './wire/time.ts'

export const RECEIPT_FORMAT = 'turnout-receipt'
export const RECEIPT_VERSION = 1

/** An event in its stored form, which the seal covers. It is parsed for the replay. */
const Event = z.custom<StoredEvent>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
)

const Entry = z.object({
  version: z.number().int(),
  at: Instant,
  /** The call that caused it, or 'clock'. */
  command: z.string(),
  /** The person who gave the command; null for the clock. */
  by: z.string().nullable(),
  events: z.array(Event),
  /** SHA-256 over the seal before it and this entry: no entry can be changed, removed or inserted. */
  seal: z.string(),
})

const LineupTeam = z.object({
  number: z.number().int(),
  captain: z.string().nullable(),
  players: z.array(z.string()),
})

const Row = Tally.extend({ team: z.number().int() })

/** One game in one file. It has the names and ids of people, but not how to reach them. */
export const Receipt = model('Receipt', {
  format: z.literal(RECEIPT_FORMAT),
  format_version: z.literal(RECEIPT_VERSION),
  game_id: z.uuid(),
  group: z.object({ id: z.uuid(), name: z.string(), sport: z.string(), time_zone: z.string() }),
  date: z.string(),
  closed_at: Instant.nullable(),
  arrivals: z.array(
    z.object({
      number: z.number().int(),
      id: z.string(),
      name: z.string(),
      at: Instant,
      /** How they checked in: for organisers only. No seal covers it. */
      method: z.string().optional(),
      is_guest: z.boolean(),
    }),
  ),
  teams: z.array(
    z.object({ number: z.number().int(), captain: z.string().nullable(), players: z.array(z.string()) }),
  ),
  matches: z.array(MatchResult.extend({ correction: Correction.optional() })),
  /** Who played each of them, by team number; receipts of older versions have none. */
  lineups: z.array(z.object({ a: LineupTeam, b: LineupTeam })).optional(),
  tosses: z.array(Toss),
  /** Also those that were taken back, and each repetition; receipts of earlier versions leave it out. */
  all_tosses: z.array(Toss).optional(),
  table: z.array(Row),
  winner: z.object({ team: z.number().int(), wins: z.number().int() }).nullable(),
  log: z.array(Entry),
  /** The seal of the last entry, and so of the whole game. */
  seal: z.string(),
})
export type Receipt = z.output<typeof Receipt>

/** A receipt without corrections has the same form as before corrections existed. */
const correctionOf = (
  match: EndedMatch | undefined,
): { correction?: z.output<typeof Correction> | undefined } =>
  match?.correction ? { correction: presentCorrection(match.correction) } : {}

export const presentCorrection = ({ from, reason }: NonNullable<EndedMatch['correction']>) => ({
  team_a_score: from.a,
  team_b_score: from.b,
  reason,
})

/** [E-9] The result of a game in the form of a receipt, without names, because these may be erased. */
export function summarizeGame(game: Game) {
  const ended = game.play?.ended ?? []
  const matches = ended.map(matchResult)
  return {
    arrivals: game.participants.map(({ no, id, at, guest }) => ({ number: no, id, at, is_guest: guest })),
    teams: game.teams.map(({ number, captain, players }) => ({ number, captain, players: [...players] })),
    matches: matches.map((match, index) => ({ ...wireMatchResult(match), ...correctionOf(ended[index]) })),
    lineups: game.lineups.map(({ a, b }) => ({
      a: { ...a, players: [...a.players] },
      b: { ...b, players: [...b.players] },
    })),
    tosses: (game.play?.tosses ?? []).map(presentToss),
    all_tosses: (game.play?.allTosses ?? []).map(presentToss),
    table: gameTable(teamsWithPlayers(game), matches).map((row) => ({
      ...wireTally(row),
      team: row.team,
    })),
    winner: gameWinner(matches),
  }
}

const presentToss = ({ matchNumber, choices, ...toss }: MatchPlay['tosses'][number]) => ({
  match_number: matchNumber,
  choices: [...choices],
  ...toss,
})

type GameSummary = ReturnType<typeof summarizeGame>

/**
 * [E-9] What contradicts the log of a receipt, each as a sentence; nothing when the log gives the result that
 * it states.
 */
export function receiptMismatches(receipt: Receipt, sha256: Sha256): string[] {
  const sealMismatches = brokenSeals(receipt, sha256)
  const replayed = replayedSummary(receipt)
  if (!replayed) return [...sealMismatches, 'The log cannot be played: something in it is missing.']
  const stated: GameSummary = {
    ...receipt,
    arrivals: receipt.arrivals.map(({ name: _, method: __, ...arrival }) => arrival),
    all_tosses: receipt.all_tosses ?? replayed.all_tosses,
    lineups: receipt.lineups ?? replayed.lineups,
  }
  const differing = SUMMARY_PARTS.filter(
    (part) => canonicalJson(stated[part]) !== canonicalJson(replayed[part]),
  )
  return [
    ...sealMismatches,
    ...differing.map((part) => `What it tells of the ${part} is not what its log gives.`),
    ...receipt.log.flatMap(({ events }) => drawMismatches(events, sha256)),
    ...replayed.all_tosses.flatMap((toss) => [
      ...tossMismatches(toss, sha256),
      ...repetitionMismatches(toss, replayed.all_tosses),
    ]),
  ]
}

const SUMMARY_PARTS = [
  'arrivals',
  'teams',
  'matches',
  'lineups',
  'tosses',
  'all_tosses',
  'table',
  'winner',
] as const satisfies (keyof GameSummary)[]

/** [O-14] A draw has the order that its bits give. */
const drawMismatches = (events: readonly StoredEvent[], sha256: Sha256): string[] =>
  parseEvents(events).flatMap((event) =>
    event.type === 'cup-drawn' &&
    canonicalJson(drawnOrder(event.teams, event, sha256)) !== canonicalJson(event.teams)
      ? ['The order of the cup is not the one of its draw.']
      : [],
  )

/** Null when the log cannot be replayed, because it was tampered with. */
function replayedSummary({ log }: Receipt): GameSummary | null {
  try {
    return summarizeGame(replay(log.flatMap(({ events }) => parseEvents(events))))
  } catch {
    return null
  }
}

function brokenSeals({ log, seal }: Receipt, sha256: Sha256): string[] {
  const missing = log.findIndex(({ version }, index) => version !== index + 1)
  if (missing >= 0) return [`Entry ${missing + 1} of the log is missing.`]
  const seals = hashChain(log, sha256)
  const broken = log.find((entry, index) => entry.seal !== seals[index])
  if (broken) return [`Entry ${broken.version} of the log (${broken.command}) is not as it was sealed.`]
  const isWhole = (seals.at(-1) ?? '') === seal
  return isWhole ? [] : ['The log does not end with its seal: its last entries are missing.']
}

type StatedToss = GameSummary['tosses'][number]

/** [T-4] A toss that was taken back and tossed again has the same result. */
function repetitionMismatches(toss: StatedToss, all: readonly StatedToss[]): string[] {
  const first = all.find((other) => other.match_number === toss.match_number && isSamePair(other, toss))
  return first && canonicalJson(first) !== canonicalJson(toss)
    ? [`The coin after match ${toss.match_number} was tossed again with another result.`]
    : []
}

const isSamePair = (one: StatedToss, other: StatedToss): boolean =>
  [one.winner, one.loser].every((team) => team === other.winner || team === other.loser)

function tossMismatches(toss: StatedToss, sha256: Sha256): string[] {
  const { match_number: match, result } = toss
  const sentences = {
    seal: `The secret of the toss after match ${match} does not fit its seal.`,
    coin: `The coin after match ${match} showed ${COIN_SIDES.find((side) => side !== result)}, not ${result}.`,
    winner: `The coin after match ${match} was called right by another team.`,
  }
  const fault = tossFault(toss, tossTexts(toss).map(sha256))
  return fault === null ? [] : [sentences[fault]]
}
