import { editChatMessage, listChatMessages, removeChatMessage } from '@turnout/contract/chat'
import { closePoll, createPoll, postAnnouncement } from '@turnout/contract/chat-polls'
import { dismissChatReports, listChatReports, reportChatMessage } from '@turnout/contract/chat-reports'
import { useAction } from '../../platform/api/use-action.ts'
import { announcement, poll, reportSheet, reports } from './room-texts.ts'
import { composer, removeMessage } from './texts.ts'

export const useEditMessage = () => useAction(editChatMessage, { failed: composer.notEdited })

export const useRemoveMessage = () =>
  useAction(removeChatMessage, { failed: removeMessage.failed, refreshes: [listChatReports] })

export const usePostAnnouncement = () =>
  useAction(postAnnouncement, { failed: announcement.postFailed, refreshes: [listChatMessages] })

export const useTakeDown = () =>
  useAction(removeChatMessage, { failed: announcement.takeDownFailed, refreshes: [listChatMessages] })

export const useCreatePoll = () =>
  useAction(createPoll, { failed: poll.postFailed, refreshes: [listChatMessages] })

export const useClosePoll = () =>
  useAction(closePoll, { failed: poll.closeFailed, refreshes: [listChatMessages] })

export const useReportMessage = () =>
  useAction(reportChatMessage, { done: reportSheet.done, failed: reportSheet.failed })

export const useDismissReports = () =>
  useAction(dismissChatReports, { failed: reports.failed, refreshes: [listChatReports] })
