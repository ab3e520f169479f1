import { z } from 'zod'

/** Where the numbers are told and to whom: on a port of their own, or beside everything else to whoever has the token. */
export type MetricsAt = { port: number | null; host: string; token: string | null }

const SHORTEST_TOKEN = 24

export const metricsFields = {
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(
      /^[\x21-\x7e]+$/,
      'METRICS_TOKEN must be one word without spaces, as the head of a request carries it.',
    )
    .min(
      SHORTEST_TOKEN,
      `METRICS_TOKEN must have ${SHORTEST_TOKEN} letters or more, so that nobody guesses it.`,
    )
    .optional(),
  METRICS_PORT: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, 'METRICS_PORT must be a number from 1 to 65535.')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'METRICS_PORT must be a number from 1 to 65535.')
    .optional(),
  METRICS_HOST: z.string().trim().default('127.0.0.1'),
}

type Settings = { [name in keyof typeof metricsFields]: z.output<(typeof metricsFields)[name]> }

/** null: nobody asked for them, and there is no such address. */
export const metricsOf = ({
  METRICS_TOKEN,
  METRICS_PORT,
  METRICS_HOST,
}: Partial<Settings>): MetricsAt | null =>
  METRICS_TOKEN || METRICS_PORT
    ? { port: METRICS_PORT ?? null, host: METRICS_HOST ?? '127.0.0.1', token: METRICS_TOKEN ?? null }
    : null

export function metricsHalfSet(given: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  if (given.METRICS_HOST && !given.METRICS_PORT)
    problems.push('METRICS_HOST is set but METRICS_PORT is not: say on which port.')
  if (given.METRICS_PORT && given.METRICS_PORT.trim() === (given.PORT?.trim() ?? '3000'))
    problems.push('METRICS_PORT and PORT are the same: take another one for the numbers.')
  return problems
}
