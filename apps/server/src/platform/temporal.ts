// The only import of Temporal: when Node has its own, only this file changes.
export { Temporal } from 'temporal-polyfill'
