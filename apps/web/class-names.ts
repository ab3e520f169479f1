import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Capitals, so that no name equals a class of `base.css`. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const STYLE_IMPORT = /^import (\w+) from ('[^']+\.module\.css')/gm

/**
 * Class names of three characters, inlined where they are used, so that no page carries a list of them: 2.3 kB of
 * script and 1 kB of styles less on the list of groups than with hashed names. A file that looks a class up by a
 * computed name (`styles[look]`) keeps its list.
 */
export const shortClassNames = (src: string): Plugin[] => [inlineNames(src), keepStyles]

/** The bundler would drop a style sheet whose names are all inlined; a `debugger` is a side effect until the minifier removes it. */
const keepStyles: Plugin = {
  name: 'turnout:kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `${code}\ndebugger`, map: null, moduleSideEffects: true }),
  },
}

function inlineNames(src: string): Plugin {
  return {
    name: 'turnout:short-class-names',
    apply: 'build',
    enforce: 'pre',
    onLog(_level, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED' && message.includes('.module.css'))
        this.error(`A class that no style sheet has: ${message}`)
    },
    config: () => ({ css: { modules: { generateScopedName: nameGenerator(src) } } }),
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code) {
        const rewritten = code.replace(STYLE_IMPORT, (statement, name: string, file: string) =>
          code.includes(`${name}[`) ? statement : `import * as ${name} from ${file}`,
        )
        return rewritten === code ? null : { code: rewritten, map: null }
      },
    },
  }
}

function nameGenerator(src: string) {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
  const namesByFile = new Map<string, string[]>()
  return (name: string, file: string): string => {
    const fileIndex = files.indexOf(relative(src, file.split('?')[0] ?? ''))
    if (fileIndex < 0) throw new Error(`${file} is not among the styles of the app.`)
    const names = namesByFile.get(file) ?? []
    namesByFile.set(file, names)
    if (!names.includes(name)) names.push(name)
    return LETTERS.charAt(fileIndex / 36) + (fileIndex % 36).toString(36) + names.indexOf(name).toString(36)
  }
}
