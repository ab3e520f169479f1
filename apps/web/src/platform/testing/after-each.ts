import { afterEach, vi } from 'vitest'
import { queryClient } from '../api/queries.ts'
import { identity } from '../session/identity.ts'

// a file of component tests is one page: what a test changed of it would be there for the next one
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  identity.signOut()
  queryClient.clear()
})
