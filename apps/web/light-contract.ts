import { dirname, join, resolve } from 'node:path'
import { type Plugin, parseAst } from 'vite'

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src/')
const PLATFORM = join(import.meta.dirname, 'src/platform/api/')
const CHECKED = '?checked'
const CHECKED_SPECIFIER = /^@turnout\/contract\/checked\/(.*)$/

/** Fields of an endpoint that only the server and the OpenAPI document read. */
const NOT_FOR_BROWSERS = new Set([
  'access',
  'summary',
  'params',
  'query',
  'body',
  'maxBytes',
  'status',
  'secretReply',
  'download',
  'paged',
  'problems',
])

/**
 * Builds the contract twice: what a page reads from the server comes without zod, read by `reply-reader.ts`; what a
 * form checks (`@turnout/contract/checked/…`, the same files) comes with it. zod weighs as much as a third of a
 * page, and every page had it.
 */
export function lightContract(): Plugin {
  return {
    name: 'turnout:contract-for-the-web',
    apply: 'build',
    enforce: 'pre',
    resolveId(specifier, importer = '') {
      const [, checked] = CHECKED_SPECIFIER.exec(specifier) ?? []
      if (checked) return `${CONTRACT}${checked}.ts${CHECKED}`
      const isContract = importer.startsWith(CONTRACT)
      const isChecked = importer.endsWith(CHECKED)
      if (specifier === 'zod') return `${PLATFORM}${isContract && !isChecked ? 'reply-reader' : 'zod'}.ts`
      const isSibling = isContract && isChecked && specifier.startsWith('.')
      return isSibling ? `${resolve(dirname(importer), specifier)}${CHECKED}` : null
    },
    transform: {
      order: 'post',
      handler: (code, id) =>
        id.startsWith(CONTRACT) && !id.endsWith(CHECKED)
          ? { code: withoutServerParts(code), map: null }
          : null,
    },
  }
}

type Cut = { start: number; end: number; replacement: string }
type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Endpoints without their server-only fields, and every schema removable by the bundler where it is unused. */
function withoutServerParts(code: string): string {
  const cuts: Cut[] = []
  for (const statement of parseAst(code).body as unknown as Node[]) {
    const declaration = (statement.declaration ?? statement) as Node
    if (declaration.type !== 'VariableDeclaration') continue
    for (const { init } of declaration.declarations as { init: Node | null }[]) {
      if (init?.type !== 'CallExpression') continue
      cuts.push({ start: init.start, end: init.start, replacement: '/*#__PURE__*/ (() => ' })
      cuts.push(...serverOnlyCuts(init))
      cuts.push({ start: init.end, end: init.end, replacement: ')()' })
    }
  }
  return cuts.reduceRight(
    (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
    code,
  )
}

function serverOnlyCuts(call: Node): Cut[] {
  const definition = (call.arguments as Node[]).at(-1)
  if ((call.callee as Node).name !== 'endpoint' || definition?.type !== 'ObjectExpression') return []
  const properties = definition.properties as (Node & { key?: { name?: string } })[]
  return properties.flatMap(({ start, key }, index) => {
    const next = properties[index + 1]?.start ?? definition.end - 1
    return NOT_FOR_BROWSERS.has(key?.name ?? '') ? [{ start, end: next, replacement: '' }] : []
  })
}
