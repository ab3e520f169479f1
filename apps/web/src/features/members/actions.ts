import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { getGroup, listMyGroups } from '@turnout/contract/groups'
import { changeInvite, getInvite, renewInvite } from '@turnout/contract/invites'
import {
  approveMember,
  handOver,
  listMembers,
  makeAdmin,
  removeMember,
  stepAdminDown,
} from '@turnout/contract/members'
import { useAction } from '../../platform/api/use-action.ts'
import { groups as texts } from '../../platform/texts.ts'

/** Also game day, which names every member and says what this one may do there. */
const MEMBERSHIP_READS = [
  listMembers,
  getGroup,
  listMyGroups,
  getGameDay,
  listPlayers,
  listManualParticipants,
]

export const useApproveMember = () =>
  useAction(approveMember, { done: texts.approved, failed: texts.approveFailed, refreshes: MEMBERSHIP_READS })

/** The same call as removing; to whoever asked it is a no. */
export const useRejectMember = () =>
  useAction(removeMember, { done: texts.rejected, failed: texts.rejectFailed, refreshes: MEMBERSHIP_READS })

export const useRemoveMember = () =>
  useAction(removeMember, { done: texts.removed, failed: texts.removeFailed, refreshes: MEMBERSHIP_READS })

export const useMakeAdmin = () =>
  useAction(makeAdmin, { done: texts.promoted, failed: texts.promoteFailed, refreshes: MEMBERSHIP_READS })

export const useStepAdminDown = () =>
  useAction(stepAdminDown, {
    done: 'Admin stepped down to member',
    failed: 'Failed to step the admin down',
    refreshes: MEMBERSHIP_READS,
  })

export const useHandOver = () =>
  useAction(handOver, {
    done: ({ user }) => `The group is ${user.first_name}'s now`,
    failed: 'Failed to hand the group over',
    refreshes: MEMBERSHIP_READS,
  })

export const useChangeInvite = () =>
  useAction(changeInvite, { failed: 'Failed to change the link', refreshes: [getInvite] })

export const useRenewInvite = () =>
  useAction(renewInvite, {
    done: 'New link. The old one no longer works.',
    failed: 'Failed to renew the link',
    refreshes: [getInvite],
  })
