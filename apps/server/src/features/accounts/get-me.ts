import { getMe as endpoint } from '@turnout/contract/me'
import { handle } from '../../handle.ts'
import { countUnread } from '../notifications/public.ts'
import { presentMe } from './present.ts'
import { findRegistration, findUser } from './store.ts'

export const getMe = handle(endpoint, async ({ actor, refuse }, { sql }) => {
  // if it was confirmed on another device meanwhile, the account has the registration's id
  const registration = actor.type === 'registration' ? await findRegistration(sql, actor.id) : null
  const [user, unread_notification_count] = await Promise.all([
    registration ?? findUser(sql, actor.id),
    countUnread(sql, actor.id),
  ])
  return { ...presentMe(user ?? refuse('session-over')), unread_notification_count }
})
