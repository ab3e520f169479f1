import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib.mjs'

const folder = join(root, 'tools/planted-faults')

/**
 * Single changes to the rules, each of which breaks one: the file, a piece of its source, its replacement, the rule.
 */
export const plantedFaults = readdirSync(folder).flatMap((name) =>
  Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8'))).flatMap(([file, faults]) =>
    faults.map((fault) => ({ file, ...fault })),
  ),
)

/** The source with the fault. Throws if the piece is missing or occurs twice. */
export function withFault(source, { file, from, to }) {
  const [before, after, ...more] = source.split(from)
  if (after === undefined || more.length > 0)
    throw new Error(`${file} has this piece ${more.length ? 'more than once' : 'no more'}: ${from}`)
  return before + to + after
}
