import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { getGroup, listMyGroups } from '@turnout/contract/groups'
import { changeInvite, getInvite, renewInvite } from '@turnout/contract/invites'
import { getMe } from '@turnout/contract/me'
import {
  approveMember,
  approveMembers,
  changeMemberAttendance,
  handOver,
  listMembers,
  makeAdmin,
  removeMember,
  stepAdminDown,
} from '@turnout/contract/members'
import { listNotifications } from '@turnout/contract/notifications'
import { useAction } from '../../platform/api/use-action.ts'
import { messages, actions as texts } from './texts.ts'

/** Also game day, which lists the members and this person's permissions. */
const MEMBERSHIP_READS = [
  listMembers,
  getGroup,
  listMyGroups,
  getGameDay,
  listPlayers,
  listManualParticipants,
]

/** The bell too: answering settles its notification of the request. */
const REQUEST_READS = [...MEMBERSHIP_READS, getMe, listNotifications]

export const useApproveMember = () =>
  useAction(approveMember, {
    done: messages.approved,
    failed: messages.approveFailed,
    refreshes: REQUEST_READS,
  })

/** The whole list; a person who withdrew or was approved meanwhile is no failure, and the list shows it. */
export const useApproveMembers = () =>
  useAction(approveMembers, {
    done: (people) => texts.membersApproved(people.filter(({ outcome }) => outcome === 'approved').length),
    failed: texts.failedToApproveMembers,
    refreshes: REQUEST_READS,
  })

/** The same endpoint as removing. A person whom another admin has approved meanwhile stays. */
export const useRejectMember = () =>
  useAction(removeMember, {
    done: messages.rejected,
    failed: messages.rejectFailed,
    refreshes: REQUEST_READS,
  })

export const useRemoveMember = () =>
  useAction(removeMember, {
    done: messages.removed,
    failed: messages.removeFailed,
    refreshes: MEMBERSHIP_READS,
  })

export const useMakeAdmin = () =>
  useAction(makeAdmin, {
    done: messages.promoted,
    failed: messages.promoteFailed,
    refreshes: MEMBERSHIP_READS,
  })

export const useChangeMemberAttendance = () =>
  useAction(changeMemberAttendance, {
    done: ({ user, is_spare }) =>
      is_spare ? texts.isSpareNow(user.first_name) : texts.isRegularAgain(user.first_name),
    failed: texts.failedToChangeSpare,
    refreshes: [listMembers],
  })

export const useStepAdminDown = () =>
  useAction(stepAdminDown, {
    done: texts.adminSteppedDownToMember,
    failed: texts.failedToStepAdminDown,
    refreshes: MEMBERSHIP_READS,
  })

export const useHandOver = () =>
  useAction(handOver, {
    done: ({ user }) => texts.groupIsSNow(user.first_name),
    failed: texts.failedToHandGroupOver,
    refreshes: MEMBERSHIP_READS,
  })

export const useChangeInvite = () =>
  useAction(changeInvite, { failed: texts.failedToChangeLink, refreshes: [getInvite] })

export const useRenewInvite = () =>
  useAction(renewInvite, {
    done: texts.newLinkOldOneNo,
    failed: texts.failedToRenewLink,
    refreshes: [getInvite],
  })
