import { useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyOverlay } from './lazy-overlay.tsx'

/** Going to a page that has not come in yet, or an action that says it blocks; never a refresh or a press. */
export function BusyOverlay() {
  const travelling = useRouterState({ select: ({ status }) => status === 'pending' })
  const blocked = useIsMutating({ predicate: ({ meta }) => meta?.blocks === true }) > 0
  // it is wanted when nothing else comes either
  useEffect(LazyOverlay.fetch, [])
  return travelling || blocked ? <LazyOverlay /> : null
}
