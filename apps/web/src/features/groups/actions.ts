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
import { messages, actions as texts } from './texts.ts'

const GROUP_LISTS = [listGroups, listMyGroups]
const GROUP_READS = [getGroup, ...GROUP_LISTS]

/** If leaving leads to another page, the group is fetched after that: an earlier fetch would unmount the button. */
export const useLeaveGroup = (leadsAway: boolean) =>
  useAction(leaveGroup, {
    done: messages.left,
    failed: messages.leaveFailed,
    refreshes: leadsAway ? GROUP_LISTS : GROUP_READS,
  })

/** The same call as leaving, with its own texts: the person was never a member. */
export const useWithdrawRequest = () =>
  useAction(leaveGroup, {
    done: texts.requestWithdrawn,
    failed: texts.failedToWithdrawYourRequest,
    refreshes: GROUP_READS,
  })

export const useCreateGroup = () =>
  useAction(createGroup, { failed: null, refreshes: GROUP_LISTS, navigatesAway: true })

export const useUpdateGroup = () =>
  useAction(updateGroup, {
    done: messages.updated,
    failed: null,
    refreshes: GROUP_READS,
    navigatesAway: true,
  })

export const useRenewMyCalendar = () =>
  useAction(renewMyCalendar, {
    done: texts.newAddressOldOneShows,
    failed: texts.failedToRenewAddress,
    refreshes: [getMyCalendar],
  })

export const useRenewGroupCalendar = () =>
  useAction(renewGroupCalendar, {
    done: texts.newAddressOldOneShows,
    failed: texts.failedToRenewAddress,
    refreshes: [getGroupCalendar],
  })
