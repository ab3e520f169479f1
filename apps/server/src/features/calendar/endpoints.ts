export { getGroupCalendar } from './get-group-calendar.ts'
export { getMyCalendar } from './get-my-calendar.ts'
export { renewGroupCalendar } from './renew-group-calendar.ts'
export { renewMyCalendar } from './renew-my-calendar.ts'
