import { addVendorPicture as endpoint } from '@turnout/contract/vendors'
import * as rules from '@turnout/rules/vendor'
import { handle } from '../../handle.ts'
import { findOwnVendor, lockOwnVendor, presentOwnVendor } from './own-vendor.ts'
import { addPicture, findPictures } from './store.ts'

export const addVendorPicture = handle(endpoint, async (context, deps) => {
  const { actor, file, refuse, transact } = context
  // checked before the picture is decoded, which takes CPU time
  await findOwnVendor(deps.sql, actor.id, refuse)
  if (!file) return refuse('damaged-image')
  return deps.files.withPicture(context, (picture) =>
    transact(async (sql) => {
      const vendor = await lockOwnVendor(sql, actor.id, refuse)
      const decision = rules.addVendorPicture((await findPictures(sql, actor.id)).length)
      if (!decision.ok) return refuse(decision.refusal)
      const added = picture ?? refuse('not-an-image')
      await deps.files.addPicture(sql, added, actor.id)
      const addedAt = new Date(await deps.clock.now(sql))
      await addPicture(sql, { pictureId: added.id, ownerId: actor.id, addedAt })
      return presentOwnVendor(sql, vendor)
    }),
  )
})
