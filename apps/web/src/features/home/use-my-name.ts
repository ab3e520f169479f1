import { useEffect } from 'react'
import { getItem, setItem } from '../../platform/session/storage.ts'
import { useViewer } from '../../platform/session/viewer.ts'

/** Among what was seen last, and as that is kept: it goes when nobody is signed in (docs/security.md A17). */
const STORAGE_KEY = 'seen.my-name'

function storedName(): string | null {
  try {
    const { name } = JSON.parse(getItem(STORAGE_KEY) ?? 'null') ?? {}
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

/** How somebody is greeted: until the server has said who they are, by the name it said last. */
export function useMyName(): string | null {
  const viewer = useViewer()
  const name = viewer === null || viewer === 'loading' ? null : viewer.first_name
  useEffect(() => {
    if (name !== null) setItem(STORAGE_KEY, JSON.stringify({ at: Date.now(), name }))
  }, [name])
  return viewer === null ? null : (name ?? storedName())
}
