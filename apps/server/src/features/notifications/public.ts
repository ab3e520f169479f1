export { isMailWanted } from './is-mail-wanted.ts'
