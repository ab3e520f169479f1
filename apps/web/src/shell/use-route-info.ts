import { useEffect } from 'react'
import { pageTitle } from '../platform/page/page-title.ts'
import { useLocation } from '../platform/router/router-hooks.tsx'

const APP_NAME = 'Turnout'

/** What the table of routes says about the current page. */
export function useRouteInfo() {
  const { route } = useLocation()
  return {
    title: route?.title ?? APP_NAME,
    section: route?.section,
    frame: route?.frame ?? 'app',
    isPublic: route?.isPublic === true,
    isOnArt: route?.isOnArt === true,
  }
}

export const windowTitle = (title: string): string =>
  title === APP_NAME ? APP_NAME : `${title} · ${APP_NAME}`

/** 'Sports groups · Turnout', or the title that the page has set. */
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
