import type { Plugin } from 'vite'

type Part = { file: RegExp; probe: string; by: string }

/** What libraries bring along and nobody here comes to, with what it must say for that to hold. */
const PARTS: readonly Part[] = [
  {
    // lists that grow as one scrolls; ours have pages
    file: /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    probe: 'export { hasNextPage, hasPreviousPage, infiniteQueryBehavior }',
    by: `const none = () => { throw new Error('Infinite queries are left out of the build (left-out.ts).') }
export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }`,
  },
  {
    // for a React that had no such hook of its own
    file: /use-sync-external-store\/shim\/index\.js$/,
    probe: 'use-sync-external-store-shim.production.js',
    by: `module.exports = require('react')`,
  },
]

/** Puts something small in the place of each, and breaks the build when one is not there any more as it was. */
export function leftOut(): Plugin {
  const met = new Set<Part>()
  return {
    name: 'turnout:left-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const part = PARTS.find(({ file }) => file.test(id))
      if (!part) return null
      if (!code.includes(part.probe)) this.error(`${id} has changed: is it still safe to leave out?`)
      met.add(part)
      return { code: part.by, map: null }
    },
    generateBundle() {
      const missed = PARTS.find((part) => !met.has(part))
      if (missed) this.error(`Nothing is called ${missed.file} any more: left-out.ts leaves nothing out.`)
    },
  }
}
