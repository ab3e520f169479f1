import { useQuery } from '@tanstack/react-query'
import { getMe, type User } from '@turnout/contract/accounts'
import { read } from '../api/queries.ts'
import { useIsSignedIn } from './identity.ts'

export type Viewer = User | null | 'loading'

/** Who looks: nobody (null), a person, or somebody whose name has not come in yet (also without a signal). */
export function useViewer(): Viewer {
  const signedIn = useIsSignedIn()
  const { data } = useQuery({ ...read(getMe, {}), enabled: signedIn, staleTime: 60_000 })
  if (!signedIn) return null
  return data ?? 'loading'
}
