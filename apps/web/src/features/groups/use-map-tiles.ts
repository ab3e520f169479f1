import { useQuery } from '@tanstack/react-query'
import { getMapTiles } from '@turnout/contract/places'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { useIsSignedIn } from '../../platform/session/identity.ts'

export type MapTiles = ReturnType<typeof useMapTiles>
export type Tiles = NonNullable<MapTiles['tiles']>

export function useMapTiles() {
  const signedIn = useIsSignedIn()
  const [hasFailed, setFailed] = useState(false)
  const { data, isLoading } = useQuery({
    ...read(getMapTiles, {}),
    enabled: signedIn,
    staleTime: 60 * 60_000,
  })
  return {
    /** Null if there is no map, or if it fails to load. */
    tiles: hasFailed ? null : (data?.tiles ?? null),
    isLoading: signedIn && isLoading,
    onFail: () => setFailed(true),
  }
}
