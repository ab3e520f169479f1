import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** One announcement of a screen reader. */
export interface Speech {
  text: string
  isAssertive: boolean
}

/** From now on, also on the next pages, every change in a live region is recorded. */
export async function startListening(page: Page): Promise<void> {
  await page.addInitScript(listen)
}

export const spokenOn = (page: Page): Promise<Speech[]> =>
  page.evaluate(() => (globalThis as unknown as { speeches: Speech[] }).speeches)

/** Finds a toast that is gone already, too; the recording has to begin with the page. */
export const expectSpoken = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => (await spokenOn(page)).map((speech) => speech.text)).toContain(text)

export const forgetSpoken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(globalThis as unknown as { speeches: Speech[] }).speeches.length = 0
  })

/**
 * What WAI-ARIA makes a reader announce: for an existing region, its whole text if it is atomic and else what
 * was added; for an alert, also the text that it appears with. Removed or hidden text is not announced.
 */
function listen(): void {
  const speeches: Speech[] = []
  Object.assign(globalThis, { speeches })
  const SELECTOR = '[aria-live], [role=status], [role=alert], [role=log]'
  const knownRegions = new WeakSet<Element>()

  const politenessOf = (region: Element): string => {
    const role = region.getAttribute('role')
    return region.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : 'polite')
  }
  const isAtomic = (region: Element): boolean => {
    const own = region.getAttribute('aria-atomic')
    return own === null ? ['status', 'alert'].includes(region.getAttribute('role') ?? '') : own === 'true'
  }
  const isExposed = (element: Element): boolean =>
    element.isConnected &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.parentElement && isExposed(node.parentElement) ? node.data : ''
    // the button that dismisses a toast is the same in each and is not announced
    if (!(node instanceof Element) || node.matches('button') || !isExposed(node)) return ''
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(' ')
  }
  const regionOf = (node: Node): Element | null =>
    (node instanceof Element ? node : node.parentElement)?.closest(SELECTOR) ?? null

  const speak = (region: Element, changed: readonly Node[]) => {
    const politeness = politenessOf(region)
    if (politeness === 'off' || !isExposed(region)) return
    for (const node of isAtomic(region) ? [region] : changed) {
      const text = textOf(node).replaceAll(/\s+/g, ' ').trim()
      if (text !== '') speeches.push({ text, isAssertive: politeness === 'assertive' })
    }
  }

  const onChange = (records: readonly MutationRecord[]) => {
    const changes = new Map<Element, Node[]>()
    for (const { type, target, addedNodes } of records) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes]
      for (const node of nodes) {
        const region = regionOf(node)
        if (region && knownRegions.has(region)) changes.set(region, [...(changes.get(region) ?? []), node])
      }
    }
    for (const [region, nodes] of changes) speak(region, nodes)
    for (const region of document.querySelectorAll(SELECTOR)) {
      if (knownRegions.has(region)) continue
      knownRegions.add(region)
      if (region.getAttribute('role') === 'alert') speak(region, [region])
    }
  }
  new MutationObserver(onChange).observe(document, { subtree: true, childList: true, characterData: true })
}
