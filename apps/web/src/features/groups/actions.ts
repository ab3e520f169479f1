import {
  getGroupCalendar,
  getMyCalendar,
  renewGroupCalendar,
  renewMyCalendar,
} from '@turnout/contract/calendar'
import {
  createGroup,
  deleteGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  listMyGroups,
  updateGroup,
} from '@turnout/contract/groups'
import { failures, groups as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'

const EVERYWHERE = [getGroup, listGroups, listMyGroups]

export const useJoinGroup = () =>
  useAction(joinGroup, { done: texts.joined, failed: texts.joinFailed, refreshes: EVERYWHERE })

export const useLeaveGroup = () =>
  useAction(leaveGroup, { done: texts.left, failed: texts.leaveFailed, refreshes: EVERYWHERE })

/** The same call as leaving; whoever was never in did not leave. */
export const useWithdrawRequest = () =>
  useAction(leaveGroup, {
    done: 'Request withdrawn',
    failed: 'Failed to withdraw your request',
    refreshes: EVERYWHERE,
  })

/** The group itself is not asked for again: its page would say 'not found' on the way out. */
export const useDeleteGroup = () =>
  useAction(deleteGroup, {
    done: texts.deleted,
    failed: texts.deleteFailed,
    refreshes: [listGroups, listMyGroups],
  })

export const useCreateGroup = () =>
  useAction(createGroup, { failed: 'Failed to create group', refreshes: [listGroups, listMyGroups] })

export const useUpdateGroup = () =>
  useAction(updateGroup, { done: texts.updated, failed: failures.unexpected, refreshes: EVERYWHERE })

const NEW_ADDRESS = 'New address. The old one shows nothing any more.'

export const useRenewMyCalendar = () =>
  useAction(renewMyCalendar, {
    done: NEW_ADDRESS,
    failed: 'Failed to renew the address',
    refreshes: [getMyCalendar],
  })

export const useRenewGroupCalendar = () =>
  useAction(renewGroupCalendar, {
    done: NEW_ADDRESS,
    failed: 'Failed to renew the address',
    refreshes: [getGroupCalendar],
  })
