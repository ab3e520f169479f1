import { importsOf, targetOf } from './import-rules.ts'
import type { SourceFile } from './source-files.ts'

export const TYPE_IMPORT = /^(import|export) type [^;]*? from '[^']*'/gm

/**
 * Files that import each other in a circle, each circle once: the strongly connected components, after Tarjan.
 * Imports of types alone do not count, because nothing of them is left when the program runs.
 */
export function importCircles(files: readonly SourceFile[]): string[][] {
  const imports = new Map(
    files.map((file) => [
      file.path,
      importsOf(file.text.replaceAll(TYPE_IMPORT, '')).map((specifier) => targetOf(file, specifier)),
    ]),
  )
  const order = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  /** Answers the earliest file on the stack that this one reaches. */
  const visit = (path: string): number => {
    const own = order.size
    let earliest = own
    order.set(path, own)
    stack.push(path)
    for (const target of imports.get(path) ?? []) {
      if (!imports.has(target)) continue
      if (!order.has(target)) earliest = Math.min(earliest, visit(target))
      else if (stack.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own)
    }
    if (earliest < own) return earliest
    const circle = stack.splice(stack.indexOf(path))
    if (circle.length > 1 || imports.get(path)?.includes(path)) circles.push(circle.sort())
    return earliest
  }
  for (const { path } of files) if (!order.has(path)) visit(path)
  return circles
}
