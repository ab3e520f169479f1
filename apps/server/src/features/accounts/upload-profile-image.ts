import { uploadProfileImage as endpoint } from '@turnout/contract/profile'
import { handle } from '../../handle.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import { pictureUrl } from '../../platform/files/picture-names.ts'
import { deleteUnusedPictures, removePictureFiles } from './pictures.ts'
import { lockUser } from './store.ts'

export const uploadProfileImage = handle(endpoint, async (context, deps) => {
  const { actor, file, refuse, transact } = context
  if (!file) return refuse('damaged-image')
  return deps.files.withPicture(context, (picture) =>
    transact(async (sql) => {
      const user = (await lockUser(sql, actor.id)) ?? refuse('session-over')
      const { id } = picture ?? refuse('not-an-image')
      // before the new picture is added, which is unused too
      const old = await deleteUnusedPictures(sql, actor.id, user.profileImageUrl)
      if (picture) await deps.files.addPicture(sql, picture, actor.id)
      afterCommit(sql, () => removePictureFiles(deps, old))
      return { url: pictureUrl(id, 'large'), small_url: pictureUrl(id, 'small') }
    }),
  )
})
