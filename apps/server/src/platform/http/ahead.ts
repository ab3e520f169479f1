import { existsSync, readFileSync } from 'node:fs'

/** What a page at an address names for the browser to fetch ahead of the app: written down by the build. */
export function aheadOf(file: string): (path: string) => string {
  const written = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const known = Object.entries(written).map(([address, tags]) => ({ at: patternOf(address), tags }))
  return (path) => known.find(({ at }) => at.test(path))?.tags ?? ''
}

export const withAhead = (html: string, tags: string): string =>
  html.replace('</head>', () => `${tags}\n  </head>`)

const patternOf = (address: string) => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`)
