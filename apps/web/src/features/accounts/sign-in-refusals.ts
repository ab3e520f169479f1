import { PROBLEMS } from '@turnout/contract/problem'
import { messages } from './texts.ts'

/** The server has only put a name into the address; the sentence is ours, and one with gaps is none. */
export function textForCode(code: string): string {
  const problem = Object.entries(PROBLEMS).find(([name]) => name === code)
  const detail = problem?.[1].detail ?? ''
  return detail === '' || detail.includes('{') ? messages.signInFailed : detail
}
