export { type Alternatives, addSearchWords, matchesTerms, meantTerms } from './store.ts'
