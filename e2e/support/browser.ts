import { type Browser, chromium } from 'playwright-core'
import { SANDBOX_FLAGS } from '../../tools/browser.mjs'

/**
 * Chromium renders the dropdowns of its address bar behind each window. No one opens them here, and they cost
 * as much as our page.
 */
const HIDDEN_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Playwright's defaults; they have to be repeated, because the browser uses only the last of two such lists.
 */
const PLAYWRIGHT_DEFAULTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

const shared = new Map<boolean, Promise<Browser>>()

/** One browser of each kind for all files of a worker; it ends with the worker. */
export async function sharedBrowser({ whole = false } = {}): Promise<Browser> {
  const known = await shared.get(whole)
  if (known?.isConnected()) return known
  const opened = openBrowser({ whole })
  // Vitest ends a worker by this signal, and playwright kills its browsers and removes their folders at an
  // exit
  process.once('SIGTERM', () => process.exit())
  shared.set(whole, opened)
  return opened
}

/**
 * Chromium's headless shell, which needs half of the processor time; `whole` is for tests that need the whole
 * browser.
 */
const openBrowser = ({ whole = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: (whole ? process.env.BROWSER_PATH : process.env.HEADLESS_SHELL_PATH) ?? '',
    args: [
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      `--disable-features=${[...PLAYWRIGHT_DEFAULTS, ...HIDDEN_FEATURES].join(',')}`,
      ...SANDBOX_FLAGS,
    ],
  })
