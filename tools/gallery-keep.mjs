import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureInstall, runBin } from './lib.mjs'

/** Keeps the gallery as it looks now: for whoever has changed the looks on purpose and has seen that they are right. */
ensureInstall()
ensureBuild()
const env = { ...process.env, KEEP_GALLERY: '1', BROWSER_PATH: ensureBrowser() }
runBin('vitest', ['run', '--project', 'e2e', 'e2e/the-gallery.test.ts'], { env })
console.log('The pictures in e2e/kept-gallery are those of now. Look at them before you commit them.')
