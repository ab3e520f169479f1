import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyOverlay } from './lazy-overlay.tsx'

/** Going to a page that has not come in yet; never a refresh or a press. */
export function BusyOverlay() {
  const isNavigating = useRouterState({ select: ({ status }) => status === 'pending' })
  // it is wanted when nothing else comes either
  useEffect(LazyOverlay.prefetch, [])
  return isNavigating ? <LazyOverlay /> : null
}
