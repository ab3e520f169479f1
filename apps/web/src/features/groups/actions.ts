import {
  getGroupCalendar,
  getMyCalendar,
  renewGroupCalendar,
  renewMyCalendar,
} from '@turnout/contract/calendar'
import {
  createGroup,
  getGroup,
  leaveGroup,
  listGroups,
  listMyGroups,
  updateGroup,
} from '@turnout/contract/groups'
import { useAction } from '../../platform/api/use-action.ts'
import { groups as texts } from '../../platform/texts.ts'

const GROUP_READS = [getGroup, listGroups, listMyGroups]

export const useLeaveGroup = () =>
  useAction(leaveGroup, { done: texts.left, failed: texts.leaveFailed, refreshes: GROUP_READS })

/** The same call as leaving; whoever was never in did not leave. */
export const useWithdrawRequest = () =>
  useAction(leaveGroup, {
    done: 'Request withdrawn',
    failed: 'Failed to withdraw your request',
    refreshes: GROUP_READS,
  })

export const useCreateGroup = () =>
  useAction(createGroup, { failed: null, refreshes: [listGroups, listMyGroups], navigatesAway: true })

export const useUpdateGroup = () =>
  useAction(updateGroup, { done: texts.updated, failed: null, refreshes: GROUP_READS, navigatesAway: true })

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
