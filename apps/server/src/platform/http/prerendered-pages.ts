import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebPage } from './web-page.ts'

/** A prerendered page: ready to send, and its text for responses that add a preview. */
export type PrerenderedPage = { html: string; send: WebPage }

/**
 * `pages/events~create.html` is the page at /events/create, and `pages/watch~$token.html` that at any path below
 * /watch/. Returns whether the app has a page at a path, and the prerendered one if there is one: /events/create is a
 * page, and not an event of that name. A build without a list of routes, as in tests, has every path.
 */
export function prerenderedPages<Page>(
  folder: string,
  pageOf: (file: string, path: string) => Page,
): (path: string) => { exists: boolean; page: Page | undefined } {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  const pages = new Map(
    files.map((file) => {
      const address = pathPatternOf(file)
      // a path with a parameter has no fixed address: it is described like the front page
      return [address, pageOf(join(folder, file), address.includes('$') ? '/' : address)]
    }),
  )
  const list = readRoutes(folder)
  const routes = (list ?? [...pages.keys()]).map((route) => ({ route, at: regexOf(route) }))
  return (path) => {
    const found = routes.find(({ at }) => at.test(path))
    return { exists: list === null || found !== undefined, page: pages.get(found?.route ?? '') }
  }
}

/** In the order of the app's routes: the first match wins. Null in a build without a list. */
function readRoutes(folder: string): string[] | null {
  const file = join(folder, 'routes.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : null
}

const regexOf = (address: string): RegExp => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`)

const pathPatternOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace('.html', '').replaceAll('~', '/')}`
