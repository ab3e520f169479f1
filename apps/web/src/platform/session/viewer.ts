import { useQuery } from '@tanstack/react-query'
import { getMe, type Me } from '@turnout/contract/me'
import { read } from '../api/queries.ts'
import { useIsSignedIn } from './identity.ts'

export type Viewer = Me | null | 'loading'

/** The bell of a page that stays open counts what comes. */
const REFETCH_MS = 60_000

/** Who looks: nobody (null), a person, or somebody whose name has not come in yet (also without a signal). */
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

/** The person who looks, where nothing is lost without their name. */
export function useMe(): Me | null {
  const viewer = useViewer()
  return viewer === 'loading' ? null : viewer
}
