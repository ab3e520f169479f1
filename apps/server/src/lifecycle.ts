import type { Lifecycle } from './deps.ts'
import { deleteCalendarFeeds } from './features/calendar/store.ts'
import { eraseChatsOf } from './features/chat/erase.ts'
import { deleteChat } from './features/chat/erase-store.ts'
import { eraseEvents } from './features/events/erase-events.ts'
import { lockEventsOfGroup } from './features/events/store.ts'
import { eraseGames } from './features/game/erase-games.ts'
import { deleteInvite } from './features/invites/store.ts'
import { deleteLinksOfGroup } from './features/live-match/spectator-store.ts'
import { leaveGroups, removeDeactivatedMembers } from './features/members/deactivation.ts'
import { deleteMembersOfGroup, lockMembershipsOf } from './features/members/store.ts'
import { deleteSubscriber } from './features/newsletter/store.ts'
import { deleteNotifications } from './features/notifications/store.ts'
import { deleteSignIns } from './features/oauth/store.ts'
import { deletePasskeys } from './features/passkeys/store.ts'
import { deleteSubscriptionsOf } from './features/push/store.ts'
import { deleteGuestsOf, deleteScheduledGames } from './features/scheduled-games/erase-store.ts'
import { restoreOpenGames } from './features/scheduled-games/open-games-store.ts'
import { deleteStandingAnswersOf } from './features/scheduled-games/standing-store.ts'
import { deleteRecoveryCodes } from './features/second-factor/store.ts'
import { deleteEnquiriesOf } from './features/vendors/enquiries-store.ts'
import { deleteVendorReportsOf } from './features/vendors/reports-store.ts'
import { deleteVendor } from './features/vendors/store.ts'
import { deleteAnswersOf } from './platform/http/idempotency.ts'

/** What the end of an account or group means for the other features. Each deletes its own rows. */
export const lifecycle: Lifecycle = {
  lockGroupsOf: lockMembershipsOf,
  leaveGroups,
  async onDeactivation(sql, publish, { id, emailKey }, at) {
    await deleteSignIns(sql, id)
    await deletePasskeys(sql, id)
    await deleteRecoveryCodes(sql, id)
    await deleteSubscriptionsOf(sql, id)
    await deleteCalendarFeeds(sql, { userId: id })
    await deleteVendor(sql, id)
    await deleteEnquiriesOf(sql, id)
    await deleteVendorReportsOf(sql, id)
    await deleteSubscriber(sql, emailKey)
    await deleteAnswersOf(sql, id)
    await deleteGuestsOf(sql, id)
    await deleteStandingAnswersOf(sql, id)
    await deleteNotifications(sql, { userId: id })
    await eraseChatsOf(sql, publish, { userId: id, at })
  },
  // rows that refer to a game are deleted before the games
  async onGroupErased(sql, groupId) {
    await deleteLinksOfGroup(sql, groupId)
    await eraseGames(sql, groupId)
    await deleteScheduledGames(sql, groupId)
    await eraseEvents(sql, await lockEventsOfGroup(sql, groupId))
    await deleteNotifications(sql, { groupId })
    await deleteChat(sql, groupId)
    await deleteMembersOfGroup(sql, groupId)
    await deleteInvite(sql, groupId)
    await deleteCalendarFeeds(sql, { groupId })
  },
  async onGroupRestored(sql, publish, group, at) {
    await removeDeactivatedMembers(sql, publish, group, at)
    await restoreOpenGames(sql, group.id, at.getTime())
  },
}
