import { removeVendorPicture as endpoint } from '@turnout/contract/vendors'
import { command } from '../../handle.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import { removePictureFiles } from '../accounts/public.ts'
import { deleteUnlessShown } from '../groups/public.ts'
import { lockOwnVendor, presentOwnVendor } from './own-vendor.ts'
import { deletePicture } from './store.ts'

export const removeVendorPicture = command(
  endpoint,
  async (sql, { actor, params: { pictureId }, refuse }, deps) => {
    const vendor = await lockOwnVendor(sql, actor.id, refuse)
    if (!(await deletePicture(sql, actor.id, pictureId))) return refuse('picture-not-found')
    if (await deleteUnlessShown(sql, pictureId)) afterCommit(sql, () => removePictureFiles(deps, [pictureId]))
    return presentOwnVendor(sql, vendor)
  },
)
