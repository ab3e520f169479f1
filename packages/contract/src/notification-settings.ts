import { isPushOnly, NOTIFICATION_TOPICS } from '@turnout/rules/notifications'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'

/** How one topic reaches a person besides the bell. `mail` is null where it is never mailed. */
const TopicChannels = z.object({
  topic: z.enum(NOTIFICATION_TOPICS),
  push: z.boolean(),
  mail: z.boolean().nullable(),
})

export const NotificationSettings = model('NotificationSettings', {
  topics: z.array(TopicChannels),
  /** All groups of the person. A muted one only writes to the bell. */
  groups: z.array(z.object({ id: z.uuid(), name: z.string(), is_muted: z.boolean() })),
})
export type NotificationSettings = z.output<typeof NotificationSettings>

export const getNotificationSettings = endpoint(
  'getNotificationSettings',
  'GET /users/me/notification-settings',
  {
    summary: 'What reaches this person by push and by mail, and which groups are muted.',
    reply: NotificationSettings,
  },
)

export const changeNotificationSettings = endpoint(
  'changeNotificationSettings',
  'PUT /users/me/notification-settings',
  {
    summary: 'Change channels of some topics. What is left out stays as it is.',
    body: z.strictObject({
      topics: z
        .array(
          z
            .strictObject({
              topic: z.enum(NOTIFICATION_TOPICS),
              push: z.boolean().optional(),
              mail: z.boolean().optional(),
            })
            .refine(({ topic, mail }) => mail === undefined || !isPushOnly(topic), {
              path: ['mail'],
              message: 'This is never sent by mail.',
            }),
        )
        .max(NOTIFICATION_TOPICS.length),
    }),
    reply: NotificationSettings,
  },
)

export const unsubscribeFromTopic = endpoint('unsubscribeFromTopic', 'POST /notifications/unsubscribe', {
  access: 'anyone',
  summary: 'End the mails of one topic by the link in any of them.',
  body: z.strictObject({ token: z.string().max(200).default('') }),
  reply: z.object({ topic: z.enum(NOTIFICATION_TOPICS) }),
  problems: ['mail-link-invalid'],
})

export const muteGroup = endpoint('muteGroup', 'PUT /sport-groups/:groupId/mute', {
  summary: 'Get nothing from this group by push or mail. The bell still has it.',
  reply: NotificationSettings,
  problems: ['group-not-found'],
})

export const unmuteGroup = endpoint('unmuteGroup', 'DELETE /sport-groups/:groupId/mute', {
  summary: 'Get word from this group again.',
  reply: NotificationSettings,
  problems: ['group-not-found'],
})
