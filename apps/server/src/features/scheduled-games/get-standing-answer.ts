import { getStandingAnswer as endpoint } from '@turnout/contract/standing-answer'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { findGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { readStandingAnswer } from './standing-answers.ts'
import { findSettings } from './store.ts'

export const getStandingAnswer = handle(endpoint, async ({ params, actor, refuse }, { sql }) => {
  const group = (await findGroup(sql, params.groupId)) ?? refuse('group-not-found')
  if (!may.answer(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
  return readStandingAnswer(sql, { group, settings: await findSettings(sql, group.id) }, actor.id)
})
