import { unpublishMyVendor as endpoint } from '@turnout/contract/vendors'
import { command } from '../../handle.ts'
import { lockOwnVendor, presentOwnVendor } from './own-vendor.ts'
import { changeVendor } from './store.ts'

export const unpublishMyVendor = command(endpoint, async (sql, { actor, refuse }) => {
  await lockOwnVendor(sql, actor.id, refuse)
  return presentOwnVendor(sql, await changeVendor(sql, actor.id, { publishedAt: null }))
})
