import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { fitToContent, misplacedText, nextPaint, overflowingElements, smallTargets } from './measures.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Injected into every audited page before it loads. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Pages that are read in sunlight: all text has a contrast of at least 7:1. */
const LIVE = /\/live-match$|^\/(watch|board)\//
/** Pages that are used while running. */
const IN_PLAY = /\/game-day$|\/live-match$|^\/(watch|board)\//

/**
 * All problems for people with a screen reader, low vision or large fingers on this page, each as a line; or in one
 * part of it, where the rest has been audited.
 */
export async function audit(page: Page, path: string, part?: string): Promise<string[]> {
  const enhanced = LIVE.test(path) ? ['color-contrast-enhanced'] : []
  const screen = page.viewportSize() ?? NARROWEST
  await fitToContent(page, screen.width)
  await page.emulateMedia({ colorScheme: 'light' })
  const byDay = await findings(page, part, { also: ['target-size', ...enhanced] })
  const tooSmall = await smallTargets(page, IN_PLAY.test(path) ? 48 : 44)
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await findings(page, part, { only: ['color-contrast', ...enhanced] })
  await page.setViewportSize(screen)
  return [
    ...byDay,
    ...tooSmall,
    ...byNight.map((finding) => `in the dark: ${finding}`),
    ...(await overflow(page, screen)),
    ...(await brokenWords(page)),
  ]
}

/** Signs of a missing value in the text, also in a closed dialog and in accessible names. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = /\b(?:undefined|NaN|null)\b|\[object /
    const textsOf = (element: Element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
    ]
    return [...document.querySelectorAll('title, body, body :not(script, style)')]
      .flatMap(textsOf)
      .filter((text) => text !== null && broken.test(text))
      .map((text) => `without its value: ${text}`)
  })

/** A sheet that is still fading in has intermediate colours. */
const stillness = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  )

/** By the default rules of axe and the optional ones, or by a few of them alone. */
async function findings(
  page: Page,
  part: string | undefined,
  options: { also: string[] } | { only: string[] },
): Promise<string[]> {
  await stillness(page)
  const { violations } = await page.evaluate(
    ({ part, options }) =>
      window.axe.run(part ?? document, {
        resultTypes: ['violations'],
        preload: false,
        ...('only' in options
          ? { runOnly: options.only }
          : { rules: Object.fromEntries(options.also.map((rule) => [rule, { enabled: true }])) }),
      }),
    { part, options },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => {
      const why = failureSummary.replaceAll(/\s+/g, ' ')
      return `${id}: ${target.join(' ')} ${html.slice(0, 120)} ${why}`
    }),
  )
}

const NARROWEST = { width: 320, height: 720 }

const TEXT_PX = 16

async function overflow(page: Page, screen: typeof NARROWEST): Promise<string[]> {
  const findDisplaced = async ({ width }: typeof NARROWEST) => {
    await nextPaint(page)
    return [...(await overflowingElements(page, width)), ...(await misplacedText(page))]
  }
  await page.setViewportSize(NARROWEST)
  const narrow = await findDisplaced(NARROWEST)
  await page.setViewportSize(screen)
  // as people set it in their browser: breakpoints depend on it too
  const browser = await page.context().newCDPSession(page)
  const textOf = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await textOf(2 * TEXT_PX)
  const large = await findDisplaced(screen)
  await textOf(TEXT_PX)
  await browser.detach()
  return [...narrow.map((one) => `at 320: ${one}`), ...large.map((one) => `with text at 200 %: ${one}`)]
}
