import { useEffect } from 'react'
import { keep, kept } from './storage.ts'
import { useViewer } from './viewer.ts'

/** Among what was seen last, and as that is kept: it goes when nobody is signed in (trust A17). */
const MINE = 'seen.my-name'

function keptName(): string | null {
  try {
    const { said } = JSON.parse(kept(MINE) ?? 'null') ?? {}
    return typeof said === 'string' ? said : null
  } catch {
    return null
  }
}

/** How somebody is greeted: until the server has said who they are, by the name it said last. */
export function useMyName(): string | null {
  const viewer = useViewer()
  const said = viewer === null || viewer === 'loading' ? null : viewer.first_name
  useEffect(() => {
    if (said !== null) keep(MINE, JSON.stringify({ at: Date.now(), said }))
  }, [said])
  return viewer === null ? null : (said ?? keptName())
}
