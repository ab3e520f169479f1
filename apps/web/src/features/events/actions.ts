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

/** In or out; waits for a signal and counts once. */
export const useAnswerEvent = () =>
  useCommand(answerEvent, { failed: messages.answerFailed, refreshes: EVENT_READS, untilRead: true })

export const useTakeEventPlace = () =>
  useAction(acceptEventPlace, { failed: messages.placeFailed, refreshes: EVENT_READS })

export const useChangeGuests = (failed: ActionTexts<typeof answerEvent>['failed']) =>
  useAction(answerEvent, { failed, refreshes: EVENT_READS })

export const useCancelEvent = () =>
  useAction(cancelEvent, { done: messages.cancelled, failed: messages.cancelFailed, refreshes: EVENT_READS })

/** It asks for no event: its page would say 'not found' on the way out. */
export const useDeleteDraft = () =>
  useAction(deleteEvent, {
    done: messages.draftDeleted,
    failed: messages.deleteFailed,
    refreshes: [listMyEvents],
    navigatesAway: true,
  })

/** Checking in waits for a signal, as at a game; the screen says what the server refuses. */
export const useCheckInToEvent = () =>
  useCommand(checkInToEvent, { done: messages.checkedIn, failed: null, refreshes: EVENT_READS })

export const useCheckInReply = () =>
  useCommand(checkInReply, { failed: messages.checkInFailed, refreshes: EVENT_READS })

export const useUndoCheckIn = () =>
  useAction(undoCheckInOfReply, { failed: messages.undoCheckInFailed, refreshes: EVENT_READS })

/** The form shows what the server refuses. */
const FORM = { failed: null, refreshes: EVENT_READS } as const

export const useCreateEvent = () => useAction(createEvent, FORM)
export const useUpdateEvent = () => useAction(updateEvent, FORM)
export const usePublishEvent = () => useAction(publishEvent, FORM)
