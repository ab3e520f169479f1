import { existsSync } from 'node:fs'
import { installWithApt } from './apt.mjs'
import { BROWSER_PACKAGES, findBrowser } from './browser.mjs'
import { HEADLESS_SHELL, PGBOUNCER } from './debian-programs.mjs'
import { findLibfaketime, LIBFAKETIME_PACKAGES } from './libfaketime.mjs'

// One call of apt, which `npm test` makes while npm installs. What is still missing is installed later, one at a time.
const packages = [
  ...(findBrowser() ? [] : BROWSER_PACKAGES),
  ...[HEADLESS_SHELL, PGBOUNCER].filter(({ path }) => !existsSync(path)).flatMap(({ packages }) => packages),
  ...(findLibfaketime() ? [] : LIBFAKETIME_PACKAGES),
]
if (packages.length > 0) {
  console.log(`Installing ${packages.join(', ')} for the tests …`)
  installWithApt(packages)
}
