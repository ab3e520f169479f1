import type { Plugin } from 'vite'

type Stub = { file: RegExp; probe: string; replacement: string }

/** What libraries bring along and nobody here comes to, with what it must say for that to hold. */
const STUBS: readonly Stub[] = [
  {
    // lists that grow as one scrolls; ours have pages
    file: /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    probe: 'export { hasNextPage, hasPreviousPage, infiniteQueryBehavior }',
    replacement: `const none = () => { throw new Error('Infinite queries are left out of the build (left-out.ts).') }
export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }`,
  },
  {
    // for a React that had no such hook of its own
    file: /use-sync-external-store\/shim\/index\.js$/,
    probe: 'use-sync-external-store-shim.production.js',
    replacement: `module.exports = require('react')`,
  },
]

/** Puts something small in the place of each, and breaks the build when one is not there any more as it was. */
export function stubModules(): Plugin {
  const used = new Set<Stub>()
  return {
    name: 'turnout:left-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const stub = STUBS.find(({ file }) => file.test(id))
      if (!stub) return null
      if (!code.includes(stub.probe)) this.error(`${id} has changed: is it still safe to leave out?`)
      used.add(stub)
      return { code: stub.replacement, map: null }
    },
    generateBundle() {
      const unused = STUBS.find((stub) => !used.has(stub))
      if (unused) this.error(`Nothing is called ${unused.file} any more: left-out.ts leaves nothing out.`)
    },
  }
}
