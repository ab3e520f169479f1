import { type Env, missing, port, type Settings, singleWord, text } from './config-fields.ts'

/** Where the metrics are served: on a port of their own, or with everything else for clients with the token. */
export type MetricsConfig = { port: number | null; host: string; token: string | null }

const MIN_TOKEN_LENGTH = 24

export const metricsFields = {
  METRICS_TOKEN: singleWord('METRICS_TOKEN', ', as the head of a request carries it')
    .min(
      MIN_TOKEN_LENGTH,
      `METRICS_TOKEN must have ${MIN_TOKEN_LENGTH} letters or more, so that nobody guesses it.`,
    )
    .optional(),
  METRICS_PORT: port('METRICS_PORT', 1).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
}

/** Null without a setting: then the metrics have no address. */
export const parseMetrics = ({
  METRICS_TOKEN,
  METRICS_PORT,
  METRICS_HOST,
}: Settings<typeof metricsFields>): MetricsConfig | null =>
  METRICS_TOKEN || METRICS_PORT
    ? { port: METRICS_PORT ?? null, host: METRICS_HOST, token: METRICS_TOKEN ?? null }
    : null

export function metricsProblems(env: Env): string[] {
  const problems = missing(env, 'METRICS_HOST', 'METRICS_PORT', 'say on which port')
  if (env.METRICS_PORT && env.METRICS_PORT.trim() === (env.PORT?.trim() ?? '3000'))
    problems.push('METRICS_PORT and PORT are the same: take another one for the numbers.')
  return problems
}
