import { answerEnquiry as endpoint } from '@turnout/contract/enquiries'
import { handle } from '../../handle.ts'
import {
  ENQUIRY_MESSAGES,
  findOwnEnquiry,
  lockOpenEnquiry,
  threadFor,
  writeMessage,
} from './enquiry-command.ts'

export const answerEnquiry = handle(
  endpoint,
  async ({ actor, params, body, refuse, spend, transact }, deps) => {
    await findOwnEnquiry(deps.sql, params.enquiryId, actor.id, refuse)
    await spend(ENQUIRY_MESSAGES, actor.id, actor.at)
    return transact(async (sql) => {
      const enquiry = await lockOpenEnquiry(sql, params.enquiryId, actor.id, refuse)
      await writeMessage(sql, enquiry, body.text, await deps.clock.now(sql), refuse)
      return threadFor(sql, enquiry, refuse)
    })
  },
)
