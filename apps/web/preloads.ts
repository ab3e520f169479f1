import type { Plugin, Rolldown } from 'vite'
import { reachedFrom } from './chunks.ts'

/**
 * For an import on demand the bundler lists all files that it needs, so that they are requested together. What runs
 * the import has loaded already, and a list of it would only make every page heavier.
 */
export function preloadOnlyMissing(): Plugin {
  let bundle: Rolldown.OutputBundle = {}
  const importsOf = (name: string): readonly string[] => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.imports : []
  }
  const loadedBy = (host: string): Set<string> => {
    const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
    return reachedFrom([host, ...entries.map(({ fileName }) => fileName)], importsOf)
  }
  return {
    name: 'turnout:preload-only-missing',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(_file, files, { hostId, hostType }) {
            if (hostType !== 'js') return files
            const loaded = loadedBy(hostId)
            return files.filter((file) => !loaded.has(file))
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, built) {
        bundle = built
      },
    },
  }
}
