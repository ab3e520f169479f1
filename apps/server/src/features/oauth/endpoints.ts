export { exchangeSignInCode } from './exchange-sign-in-code.ts'
export { listSignInProviders } from './list-sign-in-providers.ts'
