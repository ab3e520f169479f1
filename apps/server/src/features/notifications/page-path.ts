import type { NotificationData } from '@turnout/contract/notifications'
import type { EnquiryKind, EventKind, GroupKind, NotificationKind } from '@turnout/rules/notifications'

type Of<Kinds extends NotificationKind, Subject> = {
  [K in Kinds]: { kind: K; data: NotificationData[K] } & Subject
}[Kinds]

export type GroupNotification = Of<GroupKind, { groupId: string }>

/** A notification of any kind: what it is about and which data it holds follows from its kind. */
export type AnyNotification =
  | GroupNotification
  | Of<EventKind, { eventId: string }>
  | Of<EnquiryKind, { enquiryId: string }>

/** The page that a notification is about. */
export function pagePath(notification: AnyNotification): string {
  if ('eventId' in notification) return `/events/${notification.eventId}`
  if ('enquiryId' in notification) return `/vendors/enquiries/${notification.enquiryId}`
  const { kind, groupId, data } = notification
  const group = `/my-sports-groups/${groupId}`
  switch (kind) {
    case 'game_open':
    case 'reminder':
    case 'spare_asked':
    case 'place_gained':
    case 'place_offered':
    case 'place_lost':
    case 'game_moved':
    case 'game_restored':
    case 'too_few':
      return `/answer/${groupId}/${data.game.id}`
    case 'drafted':
      return `${group}/game-day`
    case 'match_next':
      return `${group}/live-match`
    case 'game_over':
      return `${group}/games/${data.game_id}`
    case 'join_requested':
    case 'joined':
      return `${group}/members`
    case 'announcement':
    case 'mention':
    case 'message_reported':
      return `${group}/chat`
    case 'game_cancelled':
    case 'standing_answer_ended':
    case 'approved':
      return group
  }
}

/**
 * The two ways on with too few players. A link opens the page of the game with its button ready and does nothing by
 * itself, because programs that scan mails open every link.
 */
export function tooFewLinks(notification: Extract<AnyNotification, { kind: 'too_few' }>) {
  const path = pagePath(notification)
  const spares = { action: 'spares', label: 'Call the spares', path: `${path}?answer=spares` }
  return {
    first: notification.data.can_call_spares ? spares : { action: 'open', label: 'See the game', path },
    second: { action: 'cancel', label: 'Cancel this game', path: `${path}?answer=cancel` },
  }
}
