import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { PathId } from './wire/text.ts'

/** What the path of a call leaves open: ids, where the endpoint has no schema of its own for them. */
export function paramsOf({ path, params }: Endpoint): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, PathId])
  return params ?? (names.length ? z.object(Object.fromEntries(names)) : undefined)
}
