import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, findHeadlessShell, SANDBOX_FLAGS } from './tools/browser.mjs'
import { WaitingAmongBusy } from './tools/waiting-among-busy.ts'

/**
 * A machine may be eight times slower than ours and busy with others. How long something may take is nowhere a fact
 * that we test by Vitest's patience, so it has plenty: what never comes is told all the same, only later.
 */
const patience = (ms: number) => ({
  testTimeout: ms,
  hookTimeout: ms, // whole programs are started and built in them
  expect: { poll: { timeout: ms / 3 } }, // before the test's own time is over, or nobody reads what was waited for
})

const unit = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node' as const, ...patience(120_000) },
})
/** A process reads the modules once, and not once for each file of tests: a test that changes one puts it back. */
const shared = (name: string, include: string[]) => ({
  test: { ...unit(name, include).test, isolate: false },
})
/** A whole cluster waits two minutes for leases to run out: only `npm run test:failover`, which sets this, runs it. */
const longOnly = process.env.PATRONI_KILLS ? [] : ['apps/server/src/faults/patroni.test.ts']
const built = './tools/built.mjs'
const database = './apps/server/src/testing/global-database.ts'

export default defineConfig({
  test: {
    teardownTimeout: 60_000, // PostgreSQL is stopped in it
    // one more than the cores: a test waits for its database, its browser or its fault a third of the time
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingAmongBusy },
    projects: [
      shared('rules', ['packages/rules/src/**/*.test.ts']),
      shared('contract', ['packages/contract/src/**/*.test.ts']),
      { test: { ...shared('house', ['tools/**/*.test.ts']).test, globalSetup: [built] } },
      shared('web', ['packages/art/src/**/*.test.ts', 'apps/web/*.test.ts', 'apps/web/src/**/*.test.ts']),
      {
        // bundled before the first test: a library found later would reload the page beneath one
        optimizeDeps: {
          include: [
            'vitest-browser-react',
            'react',
            'react-dom',
            'react/jsx-dev-runtime',
            '@tanstack/react-query',
            'zod',
          ],
        },
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          isolate: false, // as on the server
          setupFiles: ['./apps/web/src/testing-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findHeadlessShell() ?? '', args: [...SANDBOX_FLAGS] },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
          ...patience(120_000),
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: longOnly,
          globalSetup: [database],
          isolate: false, // to read the program anew for each of 200 files took a third of the processor's time
          ...patience(180_000),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [database, built],
          isolate: false, // as on the server
          env: { BROWSER_PATH: findBrowser() ?? '', HEADLESS_SHELL_PATH: findHeadlessShell() ?? '' },
          sequence: { groupOrder: 1 }, // a browser, a server and a database each: beside each other, beside nothing else
          ...patience(900_000),
        },
      },
    ],
  },
})
