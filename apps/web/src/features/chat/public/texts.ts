import { pluralize } from '@turnout/rules/words'

export const chatSwitch = {
  didNotLoad: "We couldn't load whether there is a chat.",
  title: 'Group Chat',
  label: 'Members can chat',
  on: 'On',
  off: 'Off. What was written stays and comes back with it.',
  failed: 'Failed to change the chat',
}

export const chatTile = {
  title: 'Group Chat',
  open: 'Write to the group',
  isOff: 'Switched off',
  unread: (count: number) => (count > 99 ? '99+ new' : `${count} new`),
}

export const unreadChats = {
  title: 'Unread chat',
  count: (count: number) => (count > 99 ? '99+' : String(count)),
  unreadIn: (group: string, count: number) => `${group}, ${pluralize(count, 'new message', 'new messages')}`,
}
