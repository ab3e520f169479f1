import type { NotificationData } from '@turnout/contract/notifications'
import type { NotificationKind } from '@turnout/rules/notifications'

/** A notification of any kind: which data it holds follows from its kind. */
export type AnyNotification = {
  [K in NotificationKind]: { kind: K; groupId: string; data: NotificationData[K] }
}[NotificationKind]

/** The page that a notification is about. */
export function pagePath({ kind, groupId, data }: AnyNotification): string {
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
    case 'too_few':
    case 'approved':
      return group
  }
}
