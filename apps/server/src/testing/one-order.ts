/** A press that was acknowledged: when it was sent first, when the answer was there, and the version that has it. */
export interface Answered {
  version: number
  sentAt: number
  answeredAt: number
}

interface LogEntry {
  version: number
  command: string
}

/**
 * What keeps the answers from being those of one order, which is the log: an answer that names no entry of its
 * command, an entry that two answers name or none does, and a press that was sent after another one had its answer
 * and stands before it. One pass by version finds all of them, because the order is known.
 */
export function breaksOfOneOrder(
  answers: readonly Answered[],
  log: readonly LogEntry[],
  command: string,
): string[] {
  const breaks: string[] = []
  const byVersion = new Map<number, Answered>()
  for (const answer of answers) {
    if (byVersion.has(answer.version)) breaks.push(`two answers name version ${answer.version}`)
    byVersion.set(answer.version, answer)
  }
  const entries = log.filter((entry) => entry.command === command).map(({ version }) => version)
  const known = new Set(entries)
  for (const version of byVersion.keys())
    if (!known.has(version)) breaks.push(`version ${version} is no ${command} in the log`)
  let earliestAnswer = Number.POSITIVE_INFINITY
  for (const version of entries.toSorted((one, other) => other - one)) {
    const answer = byVersion.get(version)
    if (!answer) {
      breaks.push(`nobody was told of version ${version}`)
      continue
    }
    if (answer.sentAt > earliestAnswer)
      breaks.push(`version ${version} was sent after a later one was answered`)
    earliestAnswer = Math.min(earliestAnswer, answer.answeredAt)
  }
  return breaks
}
