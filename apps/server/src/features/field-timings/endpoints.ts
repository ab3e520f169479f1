export { reportFieldTimings } from './report-field-timings.ts'
