import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebPage } from './web-page.ts'

/** A page that the build has drawn: as it is for everybody, and its text for what only one address says. */
export type PrerenderedPage = { html: string; send: WebPage }

/**
 * `pages/events~create.html` is what stands at /events/create, and `pages/watch~$token.html` at whatever comes after
 * /watch/. Whether the app has a page at a path, and the drawn one, or none: /events/create is a page of its own, and
 * not an event of that name. A build without its list of routes, as in tests, is taken to have any.
 */
export function prerenderedPages<Page>(
  folder: string,
  pageOf: (file: string, path: string) => Page,
): (path: string) => { exists: boolean; page: Page | undefined } {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  const pages = new Map(
    files.map((file) => {
      const address = pathPatternOf(file)
      // an address with a name in it has no page of its own: it is described as the front page is
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

/** In the order of the app's table: the first that matches an address has it. Null in a build without a list. */
function readRoutes(folder: string): string[] | null {
  const file = join(folder, 'routes.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : null
}

const regexOf = (address: string): RegExp => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`)

const pathPatternOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace('.html', '').replaceAll('~', '/')}`
