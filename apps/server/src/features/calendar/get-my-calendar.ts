import { getMyCalendar as endpoint } from '@turnout/contract/calendar'
import { calendarCommand } from './calendar-command.ts'
import { findOrCreateToken } from './store.ts'

export const getMyCalendar = calendarCommand(endpoint, findOrCreateToken)
