import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, SANDBOX_FLAGS } from './tools/browser.mjs'

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
/** Pure, and no module of it keeps anything: a process reads them once, and not once for each file of tests. */
const pure = (name: string, include: string[]) => ({
  test: { ...unit(name, include).test, isolate: false },
})
const built = './tools/built.mjs'
const database = './apps/server/src/testing/global-database.ts'

export default defineConfig({
  test: {
    teardownTimeout: 60_000, // PostgreSQL is stopped in it
    maxWorkers: '100%', // one core less, as it is without a word, would leave half of a small machine idle
    projects: [
      pure('rules', ['packages/rules/src/**/*.test.ts']),
      pure('contract', ['packages/contract/src/**/*.test.ts']),
      { test: { ...unit('house', ['tools/**/*.test.ts']).test, globalSetup: [built] } },
      unit('web', ['packages/art/src/**/*.test.ts', 'apps/web/*.test.ts', 'apps/web/src/**/*.test.ts']),
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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser() ?? '', args: [...SANDBOX_FLAGS] },
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
          env: { BROWSER_PATH: findBrowser() ?? '' },
          sequence: { groupOrder: 1 }, // a browser, a server and a database each: beside each other, beside nothing else
          maxWorkers: 3, // one more than our cores: each waits for its browser a third of the time
          ...patience(900_000),
        },
      },
    ],
  },
})
