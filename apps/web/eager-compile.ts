import type { Plugin, Rolldown } from 'vite'

/** By which a browser knows that all of a file is soon called; who does not know it reads a comment. */
const EAGER_COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Large, fetched for one thing alone, and most of it is never called: schemas, menus, forms, a map. */
const RARELY_CALLED = /\/node_modules\/(@base-ui|@floating-ui|@hookform|leaflet|react-hook-form|zod)\//

/**
 * Browsers compile a function when it is first called, while the page waits for it: on a slow phone four tenths of a
 * second of its start. A file that begins with this line is compiled whole as it comes, beside the page.
 */
export function eagerCompile(): Plugin {
  return {
    name: 'turnout:compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.fileName.startsWith('assets/') && !isRarelyCalled(file))
            file.code = EAGER_COMPILE_HINT + file.code
      },
    },
  }
}

/** By what most of it is. */
function isRarelyCalled({ modules }: Rolldown.OutputChunk): boolean {
  let balance = 0
  for (const [id, { renderedLength }] of Object.entries(modules))
    balance += RARELY_CALLED.test(id) ? renderedLength : -renderedLength
  return balance > 0
}
