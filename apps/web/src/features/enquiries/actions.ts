import {
  addVendorToEvent,
  answerEnquiry,
  askVendor,
  getEnquiry,
  listEnquiries,
  listEventVendors,
  readEnquiry,
  removeVendorFromEvent,
  shareEmail,
} from '@turnout/contract/enquiries'
import { useAction } from '../../platform/api/use-action.ts'
import { addresses, common, eventBar } from './texts.ts'

const refreshes = [getEnquiry, listEnquiries] as const

/** The form shows what the server refuses. */
export const useAskVendor = () => useAction(askVendor, { failed: null, refreshes })

export const useAnswerEnquiry = () => useAction(answerEnquiry, { failed: common.failedToSend, refreshes })

/** What failed is sent again with the next look. */
export const useReadEnquiry = () => useAction(readEnquiry, { failed: null, refreshes })

export const useShareEmail = () => useAction(shareEmail, { failed: addresses.failedToShare, refreshes })

const EVENT_READS = [...refreshes, listEventVendors] as const

export const useAddToEvent = () =>
  useAction(addVendorToEvent, { failed: eventBar.failedToAdd, refreshes: EVENT_READS })

export const useTakeFromEvent = () =>
  useAction(removeVendorFromEvent, { failed: eventBar.failedToTakeBack, refreshes: EVENT_READS })
