import { useQuery } from '@tanstack/react-query'
import { getMapTiles } from '@turnout/contract/places'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { useIsSignedIn } from '../../platform/session/identity.ts'

export type Tiles = { url: string; attribution: string }

export type MapTiles = {
  /** Null if there is no map, or if it fails to load. */
  tiles: Tiles | null
  isLoading: boolean
  onFail: () => void
}

export function useMapTiles(): MapTiles {
  const signedIn = useIsSignedIn()
  const [hasFailed, setFailed] = useState(false)
  const { data, isLoading } = useQuery({
    ...read(getMapTiles, {}),
    enabled: signedIn,
    staleTime: 60 * 60_000,
  })
  return {
    tiles: hasFailed ? null : (data?.tiles ?? null),
    isLoading: signedIn && isLoading,
    onFail: () => setFailed(true),
  }
}
