import { getStandingAnswer as endpoint } from '@turnout/contract/standing-answer'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { authorizeGroup } from '../groups/public.ts'
import { readStandingAnswer } from './standing-answers.ts'
import { findSettings } from './store.ts'

export const getStandingAnswer = handle(endpoint, async (request, { sql }) => {
  const { group } = await authorizeGroup(sql, request, may.answer)
  return readStandingAnswer(sql, { group, settings: await findSettings(sql, group.id) }, request.actor.id)
})
