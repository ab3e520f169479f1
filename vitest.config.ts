import { defineConfig } from 'vitest/config'
import { findBrowser } from './tools/browser.mjs'

// Properties over hundreds of evenings take longer than Vitest's five seconds on a machine that is busy with others.
const unit = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node' as const, testTimeout: 60_000 },
})
const built = './tools/built.mjs'
const database = './apps/server/src/testing/global-database.ts'

export default defineConfig({
  test: {
    maxWorkers: '100%', // one core less, as it is without a word, would leave half of a small machine idle
    projects: [
      unit('rules', ['packages/rules/src/**/*.test.ts']),
      unit('contract', ['packages/contract/src/**/*.test.ts']),
      { test: { ...unit('house', ['tools/**/*.test.ts']).test, globalSetup: [built] } },
      unit('web', ['apps/web/src/**/*.test.{ts,tsx}']),
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: [database],
          testTimeout: 60_000,
          hookTimeout: 180_000, // whole programs are started in them
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [database, built],
          env: { BROWSER_PATH: findBrowser() ?? '' },
          sequence: { groupOrder: 1 }, // a browser, a server and a database each: beside each other, beside nothing else
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: 1, // a machine may be too busy for a browser once; `npm test` counts every second try and says so
        },
      },
    ],
  },
})
