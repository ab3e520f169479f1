export { type Alternatives, addSearchWords, findMeant, matchesTerms, pageOfIds } from './store.ts'
