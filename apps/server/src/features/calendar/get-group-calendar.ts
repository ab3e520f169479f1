import { getGroupCalendar as endpoint } from '@turnout/contract/calendar'
import { calendarCommand } from './calendar-command.ts'
import { findOrCreateToken } from './store.ts'

export const getGroupCalendar = calendarCommand(endpoint, findOrCreateToken)
