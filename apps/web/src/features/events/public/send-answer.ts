import { answerEvent } from '@turnout/contract/events'
import { call } from '../../../platform/api/call.ts'
import { refresh } from '../../../platform/api/queries.ts'
import { paths } from '../../../platform/paths.ts'
import { toast } from '../../../platform/toast.ts'
import { EVENT_READS } from '../actions.ts'
import { answering as texts } from '../texts.ts'

/** After the sign-in of a person who pressed "I'm in". Returns the next page; null when the answer failed. */
export async function sendAnswer(eventId: string): Promise<string | null> {
  try {
    const { my_answer: mine } = await call(answerEvent, { params: { eventId }, body: { answer: 'going' } })
    toast.done(mine?.answer === 'going' ? texts.youAreIn : texts.youWait)
    await refresh(...EVENT_READS)
    return paths.event(eventId)
  } catch {
    return null
  }
}
