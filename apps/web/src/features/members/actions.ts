import { deleteGroup, getGroup, joinGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { approveMember, listMembers, makeAdmin, removeMember } from '@turnout/contract/members'
import { groups as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'

const WHO_IS_IN = [listMembers, getGroup, listMyGroups]

export const useApproveMember = () =>
  useAction(approveMember, { done: texts.approved, failed: texts.approveFailed, refreshes: WHO_IS_IN })

/** The same call as removing; to whoever asked it is a no. */
export const useRejectMember = () =>
  useAction(removeMember, { done: texts.rejected, failed: texts.rejectFailed, refreshes: WHO_IS_IN })

export const useRemoveMember = () =>
  useAction(removeMember, { done: texts.removed, failed: texts.removeFailed, refreshes: WHO_IS_IN })

export const useMakeAdmin = () =>
  useAction(makeAdmin, { done: texts.promoted, failed: texts.promoteFailed, refreshes: WHO_IS_IN })

/** The group itself is not asked for again: its page would say 'not found' on the way out. */
export const useDeleteGroup = () =>
  useAction(deleteGroup, {
    done: texts.deleted,
    failed: texts.deleteFailed,
    refreshes: [listGroups, listMyGroups],
  })

export const useAskToJoin = () =>
  useAction(joinGroup, {
    done: texts.joined,
    failed: texts.joinFailed,
    refreshes: [getGroup, listGroups, listMyGroups],
  })
