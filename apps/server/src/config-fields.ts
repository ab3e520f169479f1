import { z } from 'zod'

export type Settings<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>
export type Env = Record<string, string | undefined>

export const text = z.string().trim()

export const url = (
  name: string,
  protocols: RegExp,
  example: string,
  isAddress = (value: string) => URL.canParse(value),
) =>
  text.refine(
    (value) => isAddress(value) && protocols.test(value),
    `${name} must be an address such as ${example}.`,
  )

export const withoutEndSlashes = (value: string): string => value.replace(/\/+$/, '')

export const singleWord = (name: string, reason = '') =>
  text.regex(/^[\x21-\x7e]+$/, `${name} must be one word without spaces${reason}.`)

export function port(name: string, first: number, more = '') {
  const problem = `${name} must be a number from ${first} to 65535${more}.`
  return text
    .regex(/^\d{1,5}$/, problem)
    .transform(Number)
    .refine((number) => number >= first && number <= 65_535, problem)
}

export const splitAtCommas = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** An option that needs another one is probably a mistake: better found at the start than by a missing mail. */
export const missing = (env: Env, option: string, other: string, reason: string): string[] =>
  env[option] && !env[other] ? [`${option} is set but ${other} is not: ${reason}.`] : []
