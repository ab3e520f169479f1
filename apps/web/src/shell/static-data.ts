import '@tanstack/react-router'

/** The place of the navigation that carries the D. */
export type NavSection = 'home' | 'events' | 'groups' | 'vendors' | 'profile'

/**
 * What stands around a page on a phone. Desktops always have the header and the footer, save for 'bare'.
 * - app: header, tabs
 * - form: header, and the page's own `ActionBar` in the tabs' place
 * - task: neither; the page brings a `PhoneHeader` and an `ActionBar`
 * - cover: tabs; the page begins with its picture and brings its own way back
 * - bare: nothing, on desktops neither
 * - board: not even a toast; the page is the whole screen
 */
export type Frame = 'app' | 'form' | 'task' | 'cover' | 'bare' | 'board'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the window; a page may say more with `usePageTitle`. */
    title: string
    section?: NavSection
    frame?: Frame
    /** Footer on phones too, and no tabs. */
    isPublic?: boolean
    /** The page begins with a picture from edge to edge, and whoever is signed out has the doors lie on it. */
    isOnArt?: boolean
  }
}
