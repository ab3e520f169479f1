import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pluralize } from '@turnout/rules/words'
import { sha256 } from '../platform/chance.ts'
import { type Finding, fail, ok } from './finding.ts'

const LINE = /^([0-9a-f]{64}) {2}(.+)$/gm
const MAX_NAMED = 3

/** Whether the built files are unchanged, by the list that the build wrote next to the program. */
export async function examineFiles(folder: string): Promise<Finding> {
  const list = join(folder, 'SHA256SUMS')
  if (!existsSync(list)) return ok('files', 'The program runs from its sources.')
  const sums = [...(await readFile(list, 'utf8')).matchAll(LINE)]
  const root = join(folder, '../../..')
  const isSame = await Promise.all(sums.map(([, sum = '', path = '']) => hasSum(join(root, path), sum)))
  const changed = sums.filter((_, at) => !isSame[at]).map(([, , path]) => path)
  if (changed.length === 0) return ok('files', `All ${sums.length} built files are as the build left them.`)
  const named = changed.slice(0, MAX_NAMED).join(', ')
  const rest = changed.length > MAX_NAMED ? ` and ${changed.length - MAX_NAMED} more` : ''
  return fail(
    'files',
    `${pluralize(changed.length, 'built file')} changed since the build or missing: ${named}${rest}. Find out who did that, then build again.`,
  )
}

const hasSum = async (path: string, sum: string): Promise<boolean> => {
  const content = await readFile(path).catch(() => null)
  return content !== null && sha256(content) === sum
}
