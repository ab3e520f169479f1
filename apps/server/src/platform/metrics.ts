import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of the program. No label names a person, a group or a game. */
export class Metrics {
  readonly registry = new Registry()
  readonly #of = { registers: [this.registry] }

  readonly requests = new Histogram({
    ...this.#of,
    name: 'turnout_http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took; without the live streams, which take an evening.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  })
  readonly commands = new Counter({
    ...this.#of,
    name: 'turnout_commands_total',
    help: 'Commands by call and outcome: done, replayed, or the name of the refusal.',
    labelNames: ['kind', 'outcome'] as const,
  })
  readonly jobs = new Counter({
    ...this.#of,
    name: 'turnout_jobs_total',
    help: 'Jobs of the outbox by kind and outcome: done, failed (tried again later) or given_up.',
    labelNames: ['kind', 'outcome'] as const,
  })
  readonly whistle = new Histogram({
    ...this.#of,
    name: 'turnout_final_whistle_late_seconds',
    help: 'How long after the end of its clock a match was ended.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  })

  readonly fieldTimings = new Histogram({
    ...this.#of,
    name: 'turnout_field_timings',
    help: 'How fast visits to a page were, by name and route: seconds, and the layout shift (cls) without a unit.',
    labelNames: ['name', 'route'] as const,
    buckets: [0.01, 0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.5, 2.5, 4, 10],
  })

  /** Gauges that are read together at each scrape. A failed read leaves a gap and does not fail the scrape. */
  registerGauges<Name extends string>(
    helpTexts: Readonly<Record<Name, string>>,
    read: () => Readonly<Record<Name, number>> | Promise<Readonly<Record<Name, number>>>,
  ): void {
    let pendingRead: Promise<Readonly<Record<Name, number>> | null> | null = null
    const registerGauges = () => {
      pendingRead ??= Promise.resolve()
        .then(read)
        .catch(() => null)
        .finally(() => {
          pendingRead = null
        })
      return pendingRead
    }
    for (const [name, help] of Object.entries(helpTexts) as [Name, string][])
      new Gauge({
        ...this.#of,
        name,
        help,
        async collect() {
          this.set((await registerGauges())?.[name] ?? Number.NaN)
        },
      })
  }
}
