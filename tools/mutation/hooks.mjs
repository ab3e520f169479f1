import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** By a package's name a test would read the original and not the copy that is changed, in which it runs. */
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
    // hundreds of values would be drawn for each change anew; whole evenings need more than others to have all in them,
    // and a test that chose its seed has counted what comes up
    const runs = url.endsWith('.test.ts') ? 20 : 60
    return {
      ...module,
      source: String(module.source).replaceAll(/numRuns: \w+\b(?!, seed)/g, `numRuns: ${runs}`),
    }
  },
})
