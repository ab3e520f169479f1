import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureInstall, runBin } from './lib.mjs'

/** Stores the present look of the gallery: run it after an intended change that you have checked. */
ensureInstall()
ensureBuild()
const env = { ...process.env, KEEP_GALLERY: '1', BROWSER_PATH: ensureBrowser() }
runBin('vitest', ['run', '--project', 'e2e', 'e2e/the-gallery.test.ts'], { env })
console.log('The pictures in e2e/kept-gallery are those of now. Look at them before you commit them.')
