import { updateMe as endpoint } from '@turnout/contract/profile'
import { handle } from '../../handle.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import { pictureOfUrl } from '../../platform/files/picture-names.ts'
import { deleteUnusedPictures, lockOwnPicture, removePictureFiles } from './pictures.ts'
import { presentMe } from './present.ts'
import { changeRegistration, changeUser, lockUser } from './store.ts'

export const updateMe = handle(endpoint, async ({ actor, body, refuse, transact }, deps) => {
  const { profile_image_url: picture } = body
  const changes = {
    firstName: body.first_name,
    lastName: body.last_name,
    ...(body.phone_number !== undefined && { phoneNumber: body.phone_number }),
    ...(body.bio !== undefined && { bio: body.bio }),
  }
  return transact(async (sql) => {
    if (actor.type === 'registration') {
      if (picture) return refuse('not-your-picture')
      const registration = await changeRegistration(sql, actor.id, changes)
      if (registration) return presentMe(registration)
      // if it was confirmed on another device meanwhile, the account has the registration's id
    }
    const before = (await lockUser(sql, actor.id)) ?? refuse('session-over')
    const isNew = picture !== undefined && picture !== before.profileImageUrl
    if (isNew && picture !== null && !(await lockOwnPicture(sql, actor.id, pictureOfUrl(picture))))
      return refuse('not-your-picture')
    const columns = { ...changes, ...(isNew && { profileImageUrl: picture }) }
    const after = (await changeUser(sql, actor.id, columns)) ?? refuse('session-over')
    const old = isNew ? await deleteUnusedPictures(sql, actor.id, after.profileImageUrl) : []
    afterCommit(sql, () => removePictureFiles(deps, old))
    return presentMe(after)
  })
})
