export { worthOf } from './store.ts'
