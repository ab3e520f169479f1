import { z } from 'zod'

/** Where the numbers are told and to whom: on a port of their own, or beside everything else to whoever has the token. */
export type MetricsConfig = { port: number | null; host: string; token: string | null }

const MIN_TOKEN_LENGTH = 24

export const metricsFields = {
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(
      /^[\x21-\x7e]+$/,
      'METRICS_TOKEN must be one word without spaces, as the head of a request carries it.',
    )
    .min(
      MIN_TOKEN_LENGTH,
      `METRICS_TOKEN must have ${MIN_TOKEN_LENGTH} letters or more, so that nobody guesses it.`,
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
export const parseMetrics = ({
  METRICS_TOKEN,
  METRICS_PORT,
  METRICS_HOST,
}: Partial<Settings>): MetricsConfig | null =>
  METRICS_TOKEN || METRICS_PORT
    ? { port: METRICS_PORT ?? null, host: METRICS_HOST ?? '127.0.0.1', token: METRICS_TOKEN ?? null }
    : null

export function metricsProblems(env: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  if (env.METRICS_HOST && !env.METRICS_PORT)
    problems.push('METRICS_HOST is set but METRICS_PORT is not: say on which port.')
  if (env.METRICS_PORT && env.METRICS_PORT.trim() === (env.PORT?.trim() ?? '3000'))
    problems.push('METRICS_PORT and PORT are the same: take another one for the numbers.')
  return problems
}
