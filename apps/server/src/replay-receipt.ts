import { readFileSync } from 'node:fs'
import { Receipt, receiptMismatches } from '@turnout/contract/receipt'
import { pluralize, teamName } from '@turnout/rules/words'
import { sha256 } from './platform/chance.ts'

interface Verdict {
  says: string
  /** 0 the same, 1 something differs, 2 no receipt. */
  exitCode: 0 | 1 | 2
}

/** Plays the file of an evening again by the rules alone: no database, no server, no network. */
export function replayReceipt(path: string): Verdict {
  const receipt = receiptIn(path)
  if (typeof receipt === 'string') return { says: receipt, exitCode: 2 }
  const differing = receiptMismatches(receipt, sha256)
  if (differing.length > 0) return { says: ['Not the same:', ...differing].join('\n'), exitCode: 1 }
  const { group, date, matches, tosses, winner, seal } = receipt
  const played = `${pluralize(matches.length, 'match', 'matches')}, ${pluralize(tosses.length, 'toss', 'tosses')}`
  const won = winner ? `${teamName(winner.team)} won ${winner.wins}` : 'nobody won more than the others'
  return { says: `Same: ${group.name}, ${date}, ${played}, ${won}.\nSeal ${seal}`, exitCode: 0 }
}

function receiptIn(path: string): Receipt | string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return `${path} cannot be read. Is the name right?`
  }
  try {
    const read = Receipt.safeParse(JSON.parse(text))
    if (read.success) return read.data
    const [issue] = read.error.issues
    return `${path} is no receipt of an evening: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}`
  } catch {
    return `${path} is no receipt of an evening: it is no JSON.`
  }
}
