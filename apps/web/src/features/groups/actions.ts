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
import { groups as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'

const EVERYWHERE = [getGroup, listGroups, listMyGroups]

export const useLeaveGroup = () =>
  useAction(leaveGroup, { done: texts.left, failed: texts.leaveFailed, refreshes: EVERYWHERE })

/** The same call as leaving; whoever was never in did not leave. */
export const useWithdrawRequest = () =>
  useAction(leaveGroup, {
    done: 'Request withdrawn',
    failed: 'Failed to withdraw your request',
    refreshes: EVERYWHERE,
  })

export const useCreateGroup = () =>
  useAction(createGroup, { failed: null, refreshes: [listGroups, listMyGroups], leadsAway: true })

export const useUpdateGroup = () =>
  useAction(updateGroup, { done: texts.updated, failed: null, refreshes: EVERYWHERE, leadsAway: true })

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
