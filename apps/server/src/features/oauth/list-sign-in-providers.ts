import { listSignInProviders as endpoint, PROVIDERS } from '@turnout/contract/oauth'
import { handle } from '../../handle.ts'

export const listSignInProviders = handle(endpoint, async (_, { config }) =>
  PROVIDERS.filter((provider) => config.signIn[provider]),
)
