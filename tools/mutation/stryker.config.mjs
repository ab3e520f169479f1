/** How Stryker changes the rules and the stored forms: each operator, condition and text, one at a time. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: [
    'apps',
    'bench',
    'demo',
    'deploy',
    'docs',
    'e2e',
    'screens',
    'packages/art',
    '/tsconfig.json',
    '.tsc',
    '.tsc-test',
    '.stamps',
  ],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: '.stryker-tmp/mutation.json' },
  tempDirName: '.stryker-tmp',
  tsconfigFile: 'none',
  disableTypeChecks: false, // no test reads types
}
