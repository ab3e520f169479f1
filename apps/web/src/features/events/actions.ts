import { checkInReply, checkInToEvent } from '@turnout/contract/event-check-in'
import { listEventReplies, undoCheckInOfReply } from '@turnout/contract/event-replies'
import {
  acceptEventPlace,
  answerEvent,
  cancelEvent,
  createEvent,
  deleteEvent,
  getEvent,
  listMyEvents,
  publishEvent,
  updateEvent,
} from '@turnout/contract/events'
import { type ActionTexts, useAction } from '../../platform/api/use-action.ts'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { messages } from './texts.ts'

export const EVENT_READS = [getEvent, listMyEvents, listEventReplies]

/** In or out. Waits for the network, and a retry does not count twice. */
export const useAnswerEvent = () =>
  useCommand(answerEvent, { failed: messages.answerFailed, refreshes: EVENT_READS, untilRead: true })

export const useTakeEventPlace = () =>
  useAction(acceptEventPlace, { failed: messages.placeFailed, refreshes: EVENT_READS })

export const useChangeGuests = (failed: ActionTexts<typeof answerEvent>['failed']) =>
  useAction(answerEvent, { failed, refreshes: EVENT_READS })

export const useCancelEvent = () =>
  useAction(cancelEvent, { done: messages.cancelled, failed: messages.cancelFailed, refreshes: EVENT_READS })

/** Does not refresh the event: its page would show 'not found' before the screen changes. */
export const useDeleteDraft = () =>
  useAction(deleteEvent, {
    done: messages.draftDeleted,
    failed: messages.deleteFailed,
    refreshes: [listMyEvents],
    navigatesAway: true,
  })

/** Check-in waits for the network, as at a game. The screen shows a refusal of the server. */
export const useCheckInToEvent = () =>
  useCommand(checkInToEvent, { done: messages.checkedIn, failed: null, refreshes: EVENT_READS })

export const useCheckInReply = () =>
  useCommand(checkInReply, { failed: messages.checkInFailed, refreshes: EVENT_READS })

export const useUndoCheckIn = () =>
  useAction(undoCheckInOfReply, { failed: messages.undoCheckInFailed, refreshes: EVENT_READS })

/** The form shows a refusal of the server. */
const FORM = { failed: null, refreshes: EVENT_READS } as const

export const useCreateEvent = () => useAction(createEvent, FORM)
export const useUpdateEvent = () => useAction(updateEvent, FORM)
export const usePublishEvent = () => useAction(publishEvent, FORM)
