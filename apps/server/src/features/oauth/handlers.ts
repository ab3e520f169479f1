import type { Deps } from '../../deps.ts'
import { callback } from './callback.ts'
import { createProviders } from './providers.ts'
import { start } from './start.ts'

export function createHandlers(deps: Deps) {
  const providers = createProviders(deps.config.signIn)
  return { start: start(deps, providers), callback: callback(deps, providers) }
}
