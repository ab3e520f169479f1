import type { Plugin, Rolldown } from 'vite'

/**
 * For an import on demand the bundler lists all files that it needs, so that they are requested together. What runs
 * the import has loaded already, and a list of it would only make every page heavier.
 */
export function preloadOnlyMissing(): Plugin {
  let chunks: Rolldown.OutputBundle = {}
  const loadedWith = new Map<string, Set<string>>()
  const loadedBy = (host: string): Set<string> => {
    const loaded = loadedWith.get(host) ?? importClosure(chunks, host)
    loadedWith.set(host, loaded)
    return loaded
  }
  return {
    name: 'turnout:preload-only-missing',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostType === 'js' ? files.filter((file) => !loadedBy(hostId).has(file)) : files,
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        chunks = bundle
      },
    },
  }
}

function importClosure(bundle: Rolldown.OutputBundle, start: string): Set<string> {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  const reached = new Set([start, ...entries.map(({ fileName }) => fileName)])
  for (const name of reached) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const next of file.imports) reached.add(next)
  }
  return reached
}
