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
import { useRef } from 'react'
import { useAction } from '../../platform/api/use-action.ts'
import { addresses, common, eventBar } from './texts.ts'

const refreshes = [getEnquiry, listEnquiries] as const

/** The form shows the refusals. */
export const useAskVendor = () => useAction(askVendor, { failed: null, refreshes })

/** `onSent` gets the text that was sent, also after the enquiry was left. */
export function useAnswerEnquiry(enquiryId: string, onSent: (text: string) => void) {
  const sent = useRef('')
  const { mutate, isPending } = useAction(answerEnquiry, {
    done: () => {
      onSent(sent.current)
      return null
    },
    failed: common.failedToSend,
    refreshes,
  })
  const answer = (text: string) => {
    sent.current = text
    mutate({ params: { enquiryId }, body: { text } })
  }
  return { answer, isPending }
}

/** A failed mark is sent again when the enquiry is opened next. */
export const useReadEnquiry = () => useAction(readEnquiry, { failed: null, refreshes })

export const useShareEmail = () => useAction(shareEmail, { failed: addresses.failedToShare, refreshes })

const EVENT_READS = [...refreshes, listEventVendors] as const

export const useAddToEvent = () =>
  useAction(addVendorToEvent, { failed: eventBar.failedToAdd, refreshes: EVENT_READS })

export const useTakeFromEvent = () =>
  useAction(removeVendorFromEvent, { failed: eventBar.failedToTakeBack, refreshes: EVENT_READS })
