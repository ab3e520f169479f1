import { useQuery } from '@tanstack/react-query'
import { getMe, type Me } from '@turnout/contract/me'
import { read } from '../api/queries.ts'
import { useIsSignedIn } from './identity.ts'

export type Viewer = Me | null | 'loading'

/** How often a page that stays open updates the unread count. */
const REFETCH_MS = 60_000

/** The viewer: no one (null), a person, or a person whose name has not loaded yet (also without a signal). */
export function useViewer(): Viewer {
  const signedIn = useIsSignedIn()
  const { data } = useQuery({
    ...read(getMe, {}),
    enabled: signedIn,
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
  })
  if (!signedIn) return null
  return data ?? 'loading'
}

/** The signed-in person, for parts that can wait for their name. */
export function useMe(): Me | null {
  const viewer = useViewer()
  return viewer === 'loading' ? null : viewer
}
