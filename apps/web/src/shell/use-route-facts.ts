import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageTitle } from '../platform/page-title.ts'
import type { Frame, Place } from './static-data.ts'

const NAME = 'Turnout'

type RouteFacts = {
  title: string
  place: Place | undefined
  frame: Frame
  isPublic: boolean
  isOnArt: boolean
}

/** What the route says about itself in the table. */
export function usePlace(): RouteFacts {
  const said = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  return {
    title: said?.title ?? NAME,
    place: said?.place,
    frame: said?.frame ?? 'app',
    isPublic: said?.isPublic === true,
    isOnArt: said?.isOnArt === true,
  }
}

export const windowTitle = (said: string): string => (said === NAME ? NAME : `${said} · ${NAME}`)

/** 'Sports groups · Turnout', or what the page itself has to say. */
export function useWindowTitle(): void {
  const { title } = usePlace()
  useEffect(() => {
    const write = () => {
      document.title = windowTitle(pageTitle.said() ?? title)
    }
    write()
    return pageTitle.subscribe(write)
  }, [title])
}
