import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { changeChatSettings } from './change-chat-settings.ts'
import { closePoll } from './close-poll.ts'
import { createPoll } from './create-poll.ts'
import { dismissChatReports } from './dismiss-chat-reports.ts'
import { editChatMessage } from './edit-chat-message.ts'
import { getMyMessages } from './get-my-messages.ts'
import { listChatMessages } from './list-chat-messages.ts'
import { listChatReports } from './list-chat-reports.ts'
import { listMyChats } from './list-my-chats.ts'
import { postAnnouncement } from './post-announcement.ts'
import { reactToMessage } from './react-to-message.ts'
import { readChat } from './read-chat.ts'
import { removeChatMessage } from './remove-chat-message.ts'
import { reportChatMessage } from './report-chat-message.ts'
import { searchChat } from './search-chat.ts'
import { sendChatMessage } from './send-chat-message.ts'
import { voteInPoll } from './vote-in-poll.ts'

export const chatEndpoints: ServedEndpoint<Deps>[] = [
  listMyChats,
  getMyMessages,
  listChatMessages,
  sendChatMessage,
  editChatMessage,
  removeChatMessage,
  readChat,
  changeChatSettings,
  reactToMessage,
  postAnnouncement,
  createPoll,
  voteInPoll,
  closePoll,
  searchChat,
  reportChatMessage,
  listChatReports,
  dismissChatReports,
]
