import type { Provider } from '@turnout/contract/oauth'
import type { AttendanceEvent } from '@turnout/rules/attendance'
import type { Game, GameEvent } from '@turnout/rules/game'
import type { ScheduledGame, ScheduledGameEvent } from '@turnout/rules/scheduled-game'
import type { EventRow } from './features/events/store.ts'
import type { GroupChange, ScheduleChange } from './features/scheduled-games/public.ts'

/** A change of one person's membership. */
export interface MembershipChange {
  groupId: string
  groupName: string
  /** The member. */
  userId: string
}

/** The outcomes of commands on a membership. */
export type MembershipEvent =
  | `request-${'approved' | 'rejected' | 'withdrawn'}`
  | `member-${'removed' | 'left'}`
  | `admin-${'made' | 'stepped-down'}`
  | 'group-handed-over'

/** Every event that another feature may react to, by type. `event-subscribers.ts` lists the subscribers. */
export type Events = Record<MembershipEvent, MembershipChange & { by: string; at: number }> &
  Record<'join-requested' | 'joined-by-link', MembershipChange & { userName: string; at: number }> &
  Record<`spectator-link-${'opened' | 'closed' | 'renewed'}`, { gameId: string; by: string }> &
  Record<'group-deleted' | 'invite-renewed', { groupId: string; by: string }> &
  Record<
    'password-changed' | 'password-reset' | 'second-factor-turned-on' | 'recovery-codes-renewed',
    { userId: string; at: number }
  > & {
    /** An existing account can now be signed in to with Gmail or GitHub. */
    'provider-added': { userId: string; at: number; provider: Provider }
    'passkey-added': { userId: string; at: number; name: string }
    'second-factor-turned-off': { userId: string; at: number; by: 'owner' | 'operator' }
    /** With the number of codes that are left. */
    'recovery-code-used': { userId: string; at: number; left: number }
    'game-changed': {
      gameId: string
      groupId: string
      /** Null for the clock. */
      actorId: string | null
      at: number
      before: Game
      game: Game
      events: readonly GameEvent[]
    }
    'scheduled-game-changed': {
      gameId: string
      groupId: string
      /** Null for the clock. */
      actorId: string | null
      at: number
      before: ScheduledGame
      game: ScheduledGame
      events: readonly ScheduledGameEvent[]
    }
    /** The effect of a change of a group on its future games. */
    'schedule-changed': GroupChange & {
      groupId: string
      by: string
      at: number
      changes: readonly ScheduleChange[]
    }
    /** An event of people (a tournament, a course), not of this program. */
    'event-changed': {
      eventId: string
      actorId: string
      at: number
      before: EventRow
      event: EventRow
      /** What changed in the attendance. */
      events: readonly AttendanceEvent[]
    }
    /** Messages, reactions, or whether the chat is on. */
    'chat-changed': { groupId: string; by: string | null; at: number }
    /** An announcement: everyone in the group is notified. */
    'chat-announced': { groupId: string; messageId: string; by: string; at: number }
    'chat-mentioned': {
      groupId: string
      messageId: string
      userIds: readonly string[]
      by: string
      at: number
    }
    /** The admins are notified. `by` reported it, and is named to no one else. */
    'chat-reported': { groupId: string; messageId: string; authorId: string; by: string; at: number }
    /** The message is removed, or its reports are dismissed. */
    'chat-reports-settled': { groupId: string; messageId: string; by: string; at: number }
    'group-inherited': MembershipChange
    'account-activated': { userId: string }
    'account-deactivated': { userId: string; name: string; email: string; at: number }
    'session-ended': { sessionId: string }
    /** Every device of the person is gone, or this notification was given up for it. */
    'push-failed': { userId: string; notificationId: string }
    /** On all devices, or all but one. */
    'sessions-ended': { userId: string }
  }
