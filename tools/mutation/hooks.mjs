import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** By the name of a package a test would load the original and not the changed copy. */
const WHERE = {
  '@turnout/rules/': 'rules',
  '@turnout/contract/checked/': 'contract',
  '@turnout/contract/': 'contract',
}

const sourceOf = (folder, name) => pathToFileURL(resolve('packages', folder, 'src', `${name}.ts`)).href

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest') return next(new URL('tests.mjs', import.meta.url).href, context)
    const name = Object.keys(WHERE).find((start) => specifier.startsWith(start))
    return next(name ? sourceOf(WHERE[name], specifier.slice(name.length)) : specifier, context)
  },
  load(url, context, next) {
    const module = next(url, context)
    if (!/\.test\.ts$|\/testing\//.test(url)) return module
    // each change would draw hundreds of values again; whole games need more than others to reach everything, and a
    // test with a fixed seed has counted what it draws
    const runs = url.endsWith('.test.ts') ? 20 : 60
    return {
      ...module,
      source: String(module.source).replaceAll(/numRuns: \w+\b(?!, seed)/g, `numRuns: ${runs}`),
    }
  },
})
