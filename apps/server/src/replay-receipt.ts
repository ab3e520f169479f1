import { readFileSync } from 'node:fs'
import { Receipt, receiptMismatches } from '@turnout/contract/receipt'
import { pluralize, teamName } from '@turnout/rules/words'
import { sha256 } from './platform/chance.ts'

interface ReplayResult {
  message: string
  /** 0 the same, 1 something differs, 2 no receipt. */
  exitCode: 0 | 1 | 2
}

/** Replays the receipt of a game by the rules alone: no database, no server, no network. */
export function replayReceipt(path: string): ReplayResult {
  const receipt = readReceipt(path)
  if (typeof receipt === 'string') return { message: receipt, exitCode: 2 }
  const mismatches = receiptMismatches(receipt, sha256)
  if (mismatches.length > 0) return { message: ['Not the same:', ...mismatches].join('\n'), exitCode: 1 }
  const { group, date, matches, tosses, winner, seal } = receipt
  const summary = `${pluralize(matches.length, 'match', 'matches')}, ${pluralize(tosses.length, 'toss', 'tosses')}`
  const winnerText = winner
    ? `${teamName(winner.team)} won ${winner.wins}`
    : 'nobody won more than the others'
  return { message: `Same: ${group.name}, ${date}, ${summary}, ${winnerText}.\nSeal ${seal}`, exitCode: 0 }
}

function readReceipt(path: string): Receipt | string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return `${path} cannot be read. Is the name right?`
  }
  try {
    const parsed = Receipt.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return `${path} is no receipt of a game: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}`
  } catch {
    return `${path} is no receipt of a game: it is no JSON.`
  }
}
