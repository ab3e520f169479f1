import { createContext } from 'react'

/** The chat that is shown, and who looks at it. */
export type ChatGroup = {
  groupId: string
  me: { id: string; name: string } | null
  /** May post announcements and polls, and remove what others wrote. */
  canManage: boolean
  memberCount: number | null
}

export const ChatGroupContext = createContext<ChatGroup>({
  groupId: '',
  me: null,
  canManage: false,
  memberCount: null,
})
