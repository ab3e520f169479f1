import { deactivate as endpoint } from '@turnout/contract/profile'
import { command } from '../../handle.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import { deactivateAccount } from './deactivate-account.ts'
import { removePictureFiles } from './pictures.ts'
import { texts } from './texts.ts'

export const deactivate = command(endpoint, async (sql, { actor, refuse }, deps) => {
  const result = await deactivateAccount(sql, deps, actor.id)
  if (result.type === 'nobody') return refuse('session-over')
  if (result.type === 'only-admin') return refuse('only-admin', { groups: result.groups })
  afterCommit(sql, () => removePictureFiles(deps, result.pictures))
  return { message: texts.deactivated }
})
