import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureInstall } from './lib.mjs'

/**
 * `npm run screens` takes pictures of every screen in every state, `npm run screens -- groups` of the matching ones.
 */
ensureInstall()
ensureBuild()
process.env.BROWSER_PATH = ensureBrowser()
const { register } = await import('tsx/esm/api')
register()
await import('../screens/take.ts')
