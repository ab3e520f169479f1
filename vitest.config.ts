import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, findHeadlessShell, SANDBOX_FLAGS } from './tools/browser.mjs'
import { WaitingAmongBusy } from './tools/waiting-among-busy.ts'

/**
 * A machine may be eight times slower than ours and busy. No test uses Vitest's timeout to check a duration, so it
 * is generous: something that never happens still fails, only later.
 */
const patience = (ms: number) => ({
  testTimeout: ms,
  hookTimeout: ms, // hooks start and build whole programs
  expect: { poll: { timeout: ms / 3 } }, // shorter than the test's timeout, so that the failure shows the value
})

const unit = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node' as const, ...patience(120_000) },
})
/** One process reads the modules once and not for each test file, so a test that changes a module restores it. */
const shared = (name: string, include: string[]) => ({
  test: { ...unit(name, include).test, isolate: false },
})
/**
 * The cluster test waits two minutes for leases to expire, so only `npm run test:failover`, which sets this, runs it.
 */
const longOnly = process.env.PATRONI_KILLS ? [] : ['apps/server/src/faults/patroni.test.ts']
const built = './tools/built.mjs'
const database = './apps/server/src/testing/global-database.ts'

export default defineConfig({
  test: {
    teardownTimeout: 60_000, // it stops PostgreSQL
    // one more than the cores: a test waits a third of the time for its database, browser or fault
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingAmongBusy },
    projects: [
      shared('rules', ['packages/rules/src/**/*.test.ts']),
      shared('contract', ['packages/contract/src/**/*.test.ts']),
      { test: { ...shared('house', ['tools/**/*.test.ts']).test, globalSetup: [built] } },
      shared('web', ['packages/art/src/**/*.test.ts', 'apps/web/*.test.ts', 'apps/web/src/**/*.test.ts']),
      {
        // bundled before the first test: a library found later would reload the page of a running test
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
          isolate: false, // reading the program again for each of 200 files took a third of the processor time
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
          sequence: { groupOrder: 1 }, // a browser, a server and a database each: in parallel, after other projects
          ...patience(900_000),
        },
      },
    ],
  },
})
