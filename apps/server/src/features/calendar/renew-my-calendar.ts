import { renewMyCalendar as endpoint } from '@turnout/contract/calendar'
import { calendarCommand } from './calendar-command.ts'
import { renewToken } from './store.ts'

export const renewMyCalendar = calendarCommand(endpoint, renewToken)
