import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WebPage } from './web-page.ts'

/** A page that the build has drawn: as it is for everybody, and its text for what only one address says. */
export type PrerenderedPage = { html: string; send: WebPage }

/**
 * `pages/events~create.html` is what stands at /events/create, and `pages/watch~$token.html` at whatever comes after
 * /watch/. The drawn page at a path, or none.
 */
export function prerenderedPages<Page>(
  folder: string,
  pageOf: (file: string, path: string) => Page,
): (path: string) => Page | undefined {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  const pages = files.map((file) => {
    const address = pathPatternOf(file)
    const pattern = new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`)
    // an address with a name in it is nobody's: what is said of it is said of the front page
    return { at: pattern, page: pageOf(join(folder, file), address.includes('$') ? '/' : address) }
  })
  return (path) => pages.find(({ at: pattern }) => pattern.test(path))?.page
}

const pathPatternOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace('.html', '').replaceAll('~', '/')}`
