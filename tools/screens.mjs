import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureInstall } from './lib.mjs'

/** `npm run screens` takes a picture of every screen in every state, `npm run screens -- groups` of those so called. */
ensureInstall()
ensureBuild()
process.env.BROWSER_PATH = ensureBrowser()
const { register } = await import('tsx/esm/api')
register()
await import('../screens/take.ts')
