import { PROVIDERS, listSignInProviders as promise } from '@turnout/contract/oauth'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'

export const listSignInProviders = handle(
  promise,
  ({ config }: Deps) =>
    async () =>
      PROVIDERS.filter((provider) => config.signIn[provider]),
)
