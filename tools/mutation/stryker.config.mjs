/** How Stryker changes the rules and the stored forms: each operator, condition and text, one at a time. */
export default {
  plugins: ['./tools/mutation/runner.mjs'],
  testRunner: 'one-process',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // what runs once, when a module is read, needs all tests near it anew for each change: a day for the rules
  ignoreStatic: !process.env.MUTATION_STATIC,
  timeoutMS: 15_000, // a loop without end is told by its steps; this is for the machine that is busy
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 30,
  ignorePatterns: [
    'apps/web',
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
