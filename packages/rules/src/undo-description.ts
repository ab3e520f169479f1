import { isEqual } from './deep-equal.ts'
import { currentMatch, type Game, nextPair, sheetOf, teamOf } from './game.ts'
import type { EndedMatch, Match, MatchPlay } from './game-events.ts'
import { leftMs } from './match.ts'
import { scoreText } from './score-text.ts'
import { formatMinutes, teamName } from './words.ts'

type NameOf = (id: string) => string

/** [U-7] What is different after an undo or a redo, a sentence each: 'Match 5 is erased: Blue 1–0 Chalk.' */
export const describeChanges = (
  before: Game,
  after: Game,
  { at, name }: { at: number; name: NameOf },
): string[] => [
  ...describeTeams(before, after, name),
  ...describeMatches(before, after, at),
  ...describePhase(before, after, name),
]

const formatScore = ({ a, b, score }: Pick<Match, 'a' | 'b' | 'score'>): string =>
  `${teamName(a)} ${scoreText(score.a, score.b)} ${teamName(b)}`

const isOrAre = (ids: readonly string[]) => (ids.length === 1 ? 'is' : 'are')

function describePeople(ids: readonly string[], name: NameOf): string {
  const [first = '', ...others] = ids
  return others.length === 0 ? name(first) : `${name(first)} and ${others.length} more`
}

/** People by the team that they are in afterwards, and captains who changed. */
function describeTeams(before: Game, after: Game, name: NameOf): string[] {
  const moved = after.participants
    .map(({ id }) => ({ id, from: teamOf(before, id)?.number, to: teamOf(after, id)?.number }))
    .filter(({ from, to }) => from !== to)
  const inTeam = (number: number | undefined) => moved.filter(({ to }) => to === number).map(({ id }) => id)
  const numbers = [...new Set([...before.teams, ...after.teams].map((team) => team.number))]
  const free = inTeam(undefined)
  return [
    ...(free.length > 0 ? [`${describePeople(free, name)} ${isOrAre(free)} in no team.`] : []),
    ...numbers.flatMap((number) => {
      const ids = inTeam(number)
      return ids.length > 0 ? [`${describePeople(ids, name)} ${isOrAre(ids)} in ${teamName(number)}.`] : []
    }),
    ...numbers.flatMap((number) => {
      const { captain, players } = sheetOf(after, number)
      if (players.length === 0 || captain === sheetOf(before, number).captain) return []
      return captain === null
        ? [`${teamName(number)} has no captain.`]
        : [`${name(captain)} is captain of ${teamName(number)}.`]
    }),
  ]
}

function describeMatches(before: Game, after: Game, at: number): string[] {
  const matchesBefore = matchesByNumber(before)
  const matchesAfter = matchesByNumber(after)
  const numbers = [...new Set([...matchesBefore.keys(), ...matchesAfter.keys()])]
  return numbers.flatMap((number) => describeMatch(matchesBefore.get(number), matchesAfter.get(number), at))
}

const matchesByNumber = (game: Game): Map<number, EndedMatch | Match> =>
  new Map(
    [...(game.play?.ended ?? []), currentMatch(game)].flatMap((match) =>
      match ? [[match.number, match] as const] : [],
    ),
  )

const isOver = (match: EndedMatch | Match): match is EndedMatch => 'why' in match

function describeMatch(
  before: EndedMatch | Match | undefined,
  after: EndedMatch | Match | undefined,
  at: number,
): string[] {
  if (!after) return before ? [`Match ${before.number} is erased: ${formatScore(before)}.`] : []
  const title = `Match ${after.number}`
  if (!before) return [`${title} is back: ${formatScore(after)}.`]
  if (isOver(after)) {
    if (!isOver(before)) return [`${title} is over: ${formatScore(after)}.`]
    return isEqual(before.score, after.score) ? [] : [`${title} becomes ${formatScore(after)}.`]
  }
  if (isOver(before)) return [`${title} is on again: ${formatScore(after)}, ${describeClock(after, at)}.`]
  return [
    ...(isEqual(before.score, after.score) ? [] : [`The score becomes ${formatScore(after)}.`]),
    ...(before.clock.phase === after.clock.phase
      ? []
      : [`In match ${after.number}, ${describeClock(after, at)}.`]),
  ]
}

function describeClock(match: Match, at: number): string {
  const left = formatMinutes(leftMs(match, at))
  switch (match.clock.phase) {
    case 'ready':
      return 'the clock has not been started'
    case 'running':
      return `the clock runs with ${left} left`
    case 'paused':
      return `the clock is paused with ${left} left`
    case 'last-play':
      return 'the clock stands at 0:00 and goals count until you end it'
  }
}

function describePhase(before: Game, after: Game, name: NameOf): string[] {
  const [old, restored] = [before.play, after.play]
  const wasClosed = before.calledOff !== null || old?.now.is === 'closed'
  const isClosed = after.calledOff !== null || restored?.now.is === 'closed'
  const sentences = wasClosed === isClosed ? [] : [isClosed ? 'The game is over.' : 'The game goes on.']
  if (!old || !restored) return sentences
  if (old.stage !== restored.stage)
    sentences.push(restored.stage === 'knockout' ? 'The knockout stage is on.' : 'The knockout stage is off.')
  if (restored.now.is === 'waiting' && old.held !== restored.held)
    sentences.push(restored.held ? 'The next match is on hold.' : 'The next match starts by itself.')
  return [...sentences, ...describeNextPair(old, restored), ...describeReferee(before, after, name)]
}

function describeNextPair(old: MatchPlay, restored: MatchPlay): string[] {
  const [pairBefore, pair] = [old, restored].map(nextPair)
  if (!pair || (old.now.is === restored.now.is && isEqual(pairBefore, pair))) return []
  const [a, b] = pair.map(teamName)
  if (restored.now.is === 'waiting') return [`${a} and ${b} are next.`]
  return restored.now.is === 'toss' ? [`A coin decides between ${a} and ${b}.`] : []
}

function describeReferee(before: Game, after: Game, name: NameOf): string[] {
  const [old, restored] = [before, after].map(currentMatch)
  if (!old || old.number !== restored?.number || old.referee === restored.referee) return []
  return [
    restored.referee === null ? 'The match has no referee.' : `${name(restored.referee)} is the referee.`,
  ]
}
