import { createContext } from 'react'

/** The chat that is shown, and its reader. */
export type ChatGroup = {
  groupId: string
  me: { id: string; name: string } | null
  /** May post announcements and polls, and remove messages of others. */
  canManage: boolean
  memberCount: number | null
}

export const ChatGroupContext = createContext<ChatGroup>({
  groupId: '',
  me: null,
  canManage: false,
  memberCount: null,
})
