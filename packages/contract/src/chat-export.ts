import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const getMyMessages = endpoint('getMyMessages', 'GET /users/me/messages.csv', {
  summary:
    'What this person wrote in the chats of all groups, the oldest first, for a spreadsheet. Without what was removed.',
  download: 'text/csv',
  reply: z.string(),
})
