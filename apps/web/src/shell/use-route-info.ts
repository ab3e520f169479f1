import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageTitle } from '../platform/page/page-title.ts'
import type { Frame, NavSection } from './static-data.ts'

const APP_NAME = 'Turnout'

type RouteInfo = {
  title: string
  section: NavSection | undefined
  frame: Frame
  isPublic: boolean
  isOnArt: boolean
}

/** What the route says about itself in the table. */
export function useRouteInfo(): RouteInfo {
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  return {
    title: staticData?.title ?? APP_NAME,
    section: staticData?.section,
    frame: staticData?.frame ?? 'app',
    isPublic: staticData?.isPublic === true,
    isOnArt: staticData?.isOnArt === true,
  }
}

export const windowTitle = (title: string): string =>
  title === APP_NAME ? APP_NAME : `${title} · ${APP_NAME}`

/** 'Sports groups · Turnout', or what the page itself has to say. */
export function useWindowTitle(): void {
  const { title } = useRouteInfo()
  useEffect(() => {
    const updateTitle = () => {
      document.title = windowTitle(pageTitle.get() ?? title)
    }
    updateTitle()
    return pageTitle.subscribe(updateTitle)
  }, [title])
}
