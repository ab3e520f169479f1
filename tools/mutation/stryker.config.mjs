/** How Stryker changes the rules and the codecs: each operator, condition and text, one at a time. */
export default {
  plugins: ['./tools/mutation/runner.mjs'],
  testRunner: 'one-process',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // code that runs once, when a module loads, needs all tests near it again for each change: a day for the rules
  ignoreStatic: !process.env.MUTATION_STATIC,
  timeoutMS: 15_000, // step limits end an endless loop; this is for a busy machine
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
