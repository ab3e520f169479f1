import { changeNotificationSettings as endpoint } from '@turnout/contract/notification-settings'
import { channelsOf } from '@turnout/rules/notifications'
import { command } from '../../handle.ts'
import { lockUser } from '../accounts/public.ts'
import { presentSettings } from './present.ts'
import { findChannels, setChannels } from './store.ts'

export const changeNotificationSettings = command(endpoint, async (sql, { actor, body, refuse }) => {
  // locked, so that two devices that change one topic at once both take effect
  if (!(await lockUser(sql, actor.id))) refuse('session-over')
  const chosen = await findChannels(sql, actor.id)
  for (const { topic, ...changes } of body.topics) {
    const { push, mail } = channelsOf(topic, chosen)
    await setChannels(sql, actor.id, topic, {
      push: changes.push ?? push,
      mail: changes.mail ?? mail,
    })
  }
  return presentSettings(sql, actor.id)
})
