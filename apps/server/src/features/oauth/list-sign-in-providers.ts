import { listSignInProviders as endpoint, PROVIDERS } from '@turnout/contract/oauth'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'

export const listSignInProviders = handle(endpoint, async (_, { config }: Deps) =>
  PROVIDERS.filter((provider) => config.signIn[provider]),
)
