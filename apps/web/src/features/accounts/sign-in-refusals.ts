import { PROBLEMS } from '@turnout/contract/problem'
import { messages } from './texts.ts'

/** The server puts only a code into the address; the sentence is ours, and a template with gaps is not used. */
export function textForCode(code: string): string {
  const problem = Object.entries(PROBLEMS).find(([name]) => name === code)
  const detail = problem?.[1].detail ?? ''
  return detail === '' || detail.includes('{') ? messages.signInFailed : detail
}
