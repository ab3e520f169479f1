import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseAst } from 'vite'

const IMPORT = /^import \{([^}]+)\} from '(\.[./]*\/[\w-]*\btexts\.ts)';?$/gm
const SECTION_ID = /^(.*\btexts\.ts)\?section=(\w+)$/

/**
 * A feature has one module of texts or a few, and each page loads only the sections it uses: every section becomes a
 * module and every text an export, which the bundler can inline or drop. Otherwise the group list weighs 6 kB more.
 */
export function textSections(): Plugin {
  return {
    name: 'turnout:text-sections',
    apply: 'build',
    enforce: 'pre',
    transform: (code) =>
      code.includes('texts.ts')
        ? { code: code.replace(IMPORT, (_import, names, path) => sectionImports(names, path)), map: null }
        : null,
    resolveId: (specifier, importer = '') =>
      SECTION_ID.test(specifier) ? resolve(dirname(importer), specifier) : null,
    load(id) {
      const [, file, section] = SECTION_ID.exec(id) ?? []
      return file && section ? textExports(readFileSync(file, 'utf8'), section, file) : null
    },
  }
}

/** `{ common, groupCard as texts }` is a namespace of each section. */
const sectionImports = (names: string, path: string): string =>
  names
    .split(',')
    .map((name) => name.trim().split(' as '))
    .flatMap(([section, local = section]) =>
      section ? `import * as ${local} from '${path}?section=${section}'` : [],
    )
    .join(';')

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Property = { key: Node; value: Node }

/** Imports go into every section; types are gone when it runs. */
const IGNORED = new Set(['ImportDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'])

const isSection = ({ type, declaration }: Node): boolean =>
  type === 'ExportNamedDeclaration' && (declaration as Node | null)?.type === 'VariableDeclaration'

function textExports(code: string, section: string, file: string): string {
  const body = parseAst(code, { lang: 'ts' }).body as unknown as Node[]
  const source = ({ start, end }: Node) => code.slice(start, end)
  // a section becomes a separate module, where code next to it would be missing
  const other = body.find((node) => !isSection(node) && !IGNORED.has(node.type))
  if (other) throw new Error(`A module of texts holds sections only, not: ${source(other).split('\n')[0]}`)
  const imports = body.filter(({ type }) => type === 'ImportDeclaration').map(source)
  const sections = body
    .flatMap(({ declaration }) => (declaration as { declarations?: Node[] } | null)?.declarations ?? [])
    .map(({ id, init }) => ({ name: (id as { name: string }).name, init: init as Node }))
  const texts = sections
    .filter(({ name }) => name === section)
    .flatMap(({ init }) => init.properties as Property[])
  if (texts.length === 0) throw new Error(`There is no section '${section}' among the texts.`)
  const isUsed = (name: string) => texts.some(({ value }) => source(value).includes(`${name}.`))
  const others = sections.flatMap(({ name }) =>
    name !== section && isUsed(name) ? `import * as ${name} from '${file}?section=${name}'` : [],
  )
  const constants = texts.map(({ value }, index) => `const text${index} = ${source(value)}`)
  const names = texts.map(({ key }, index) => `text${index} as ${source(key)}`)
  return [...imports, ...others, ...constants, `export { ${names.join(', ')} }`].join('\n')
}
