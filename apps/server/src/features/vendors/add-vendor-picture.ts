import { addVendorPicture as endpoint } from '@turnout/contract/vendors'
import * as rules from '@turnout/rules/vendor'
import type { Deps } from '../../deps.ts'
import { hourly } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { findOwnVendor, lockOwnVendor, presentOwnVendor } from './own-vendor.ts'
import { addPicture, findPictures } from './store.ts'

const PICTURES = hourly('vendor-pictures', 30, 'pictures uploaded')

export const addVendorPicture = handle(
  endpoint,
  async ({ actor, file, refuse, spend, transact }, deps: Deps) => {
    // asked before the picture is looked at: it takes the processor a while
    await findOwnVendor(deps.sql, actor.id, refuse)
    if (!file) return refuse('damaged-image')
    await spend(PICTURES, actor.id, actor.at)
    return deps.files.withPicture({ file, refuse }, (picture) =>
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
  },
)
