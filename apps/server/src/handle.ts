import type { Deps } from './deps.ts'
import { handlersOn } from './platform/http/handle.ts'

export const { handle, command } = handlersOn<Deps>()
