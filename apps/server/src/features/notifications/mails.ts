import { messageOf, pagePath } from '@turnout/contract/notification-messages'
import type { GroupNotification } from '@turnout/contract/notifications'
import { longDay } from '../../platform/mail/format-moment.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { quoteName, quoteNameShort } from '../../platform/mail/quote-name.ts'

/** The title and text of the push, with details for a person who reads the mail a day later. */
export function notificationMail(notification: GroupNotification, groupName: string): MailContent {
  const { data } = notification
  const { title } = messageOf(notification, { name: groupName, quote: quoteNameShort })
  const { body } = messageOf(notification, { name: groupName, quote: quoteName })
  return {
    subject: title,
    paragraphs: [
      body,
      ...('game' in data
        ? [
            `${longDay(data.game.date)}, ${data.game.start_time} to ${data.game.end_time}, at ${quoteName(data.game.venue_name)}.`,
          ]
        : []),
    ],
    ...links(notification),
    footnote: `You get this because you're in ${quoteName(groupName)}. You choose what we send you under Notifications.`,
  }
}

function links(notification: GroupNotification): Pick<MailContent, 'link' | 'otherLink'> {
  const path = pagePath(notification)
  switch (notification.kind) {
    case 'game_open':
    case 'reminder':
    case 'spare_asked':
    case 'game_moved':
    case 'game_restored':
      return {
        link: { label: "I'm in", path: `${path}?answer=in` },
        otherLink: { label: "I'm out", path: `${path}?answer=out` },
      }
    case 'place_gained':
      return {
        link: { label: 'See the game', path },
        // not for a guest's place: the link would cancel the person's own place
        ...(notification.data.guest === undefined && {
          otherLink: { label: "I'm out", path: `${path}?answer=out` },
        }),
      }
    case 'place_offered':
      return { link: { label: 'Take the place', path } }
    case 'too_few': {
      const { first: link, second: otherLink } = tooFewLinks(notification)
      return { link, otherLink }
    }
    case 'announcement':
    case 'mention':
    case 'message_reported':
      return { link: { label: 'Open the chat', path } }
    default:
      return { link: { label: 'Open the group', path } }
  }
}

/**
 * The two actions when too few players come. A link opens the page of the game with its button ready and changes
 * nothing, because programs that scan mails open every link.
 */
export function tooFewLinks(notification: Extract<GroupNotification, { kind: 'too_few' }>) {
  const path = pagePath(notification)
  const spares = { action: 'spares', label: 'Call the spares', path: `${path}?answer=spares` }
  return {
    first: notification.data.can_call_spares ? spares : { action: 'open', label: 'See the game', path },
    second: { action: 'cancel', label: 'Cancel this game', path: `${path}?answer=cancel` },
  }
}
