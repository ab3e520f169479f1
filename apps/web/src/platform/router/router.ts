import type { Pattern, Route } from '../../routes.ts'
import { type Destination, hrefOf, locate, type RouteLocation } from './location.ts'
import { keepScrollPositions, savedPosition, savePosition } from './scroll-positions.ts'
import type { SearchParams } from './search-params.ts'

type RouterOptions = {
  /** The path to go to instead; null to stay. */
  redirect: (location: RouteLocation) => string | null
  /** Fetches the code of a page and never rejects; true once the page can be drawn. */
  load: (route: Route) => boolean | Promise<boolean>
  /** Called when a page could not be fetched; true if the whole page reloads. */
  reload: () => boolean
  /** The path at build time, when there is no address. */
  at?: string
}

export type NavigateOptions = {
  /** Replaces the current entry of the history, and the steps before it. */
  replace?: boolean | undefined
  /** False keeps the scroll position and the focus. */
  resetScroll?: boolean | undefined
}

/** `to: '.'` is the current path with other search params. */
export type Target<P extends Pattern> =
  | (Destination<P> & { href?: undefined })
  | { href: string; to?: undefined }
  | { to: '.'; search: SearchParams; href?: undefined }

export type Router = {
  location: () => RouteLocation
  /** While the code of the next page loads. */
  isPending: () => boolean
  /** Resolves once the page is rendered. */
  navigate: <P extends Pattern>(target: Target<P> & NavigateOptions) => Promise<void>
  /** Goes to a step of a form: an entry of the history without a link. Resolves once it is rendered. */
  goToStep: (step: number) => Promise<void>
  /** Checks again whether this person may be here. */
  invalidate: () => Promise<void>
  /** Fetches the code of a page before its link is pressed. */
  preload: (href: string) => void
  subscribe: (listener: () => void) => () => void
  /** To be called once the current location is rendered. */
  rendered: () => void
  /** Resolves once the first page can be rendered. */
  load: () => Promise<void>
}

const LONGEST_REDIRECT = 5
const isBrowser = typeof window !== 'undefined'
const newKey = () => Math.random().toString(36).slice(2)
/** The state of an entry of the history. */
type EntryState = { key?: string; step?: number } | null
const entryState = () => history.state as EntryState
const browserHref = () => location.pathname + location.search + location.hash

export function createRouter({ redirect, load, reload, at }: RouterOptions): Router {
  let current = locate(at ?? browserHref())
  let key = newKey()
  let isPending = false
  /** Counts navigations; only the latest one is shown. */
  let latest = 0
  const listeners = new Set<() => void>()
  let afterRender: (() => void)[] = []
  /** Resolves once the target of the browser's Back or Forward is rendered. */
  let popped = Promise.resolve()

  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const setPending = (value: boolean) => {
    if (isPending === value) return
    isPending = value
    notify()
  }

  function resolve(href: string, step = 0): RouteLocation {
    let target = locate(href, step)
    for (let i = 0; i < LONGEST_REDIRECT; i++) {
      const next = redirect(target)
      if (next === null) break
      target = locate(next)
    }
    return target
  }

  const writeEntry = ({ href, step }: RouteLocation, replace: boolean) =>
    history[replace ? 'replaceState' : 'pushState']({ key, step } satisfies EntryState, '', href)

  const goBack = (entries: number) =>
    new Promise<unknown>((resolve) => {
      addEventListener('popstate', resolve, { once: true })
      history.go(-entries)
    })

  /** Resolves once the page is rendered, or another navigation has replaced it. */
  async function show(target: RouteLocation, scroll: () => void): Promise<void> {
    const run = ++latest
    const { route } = target
    if (route) {
      const loaded = load(route)
      if (loaded !== true) {
        setPending(true)
        const hasLoaded = await loaded
        if (run !== latest) return
        if (!hasLoaded && reload()) return new Promise(() => undefined)
      }
    }
    const isNewPath = target.pathname !== current.pathname
    current = target
    isPending = false
    const rendered = new Promise<void>((resolve) => {
      afterRender.push(() => {
        // the focus of keyboards and screen readers starts at the beginning of a new page
        if (isNewPath) document.getElementById('content')?.focus({ preventScroll: true })
        scroll()
        resolve()
      })
    })
    notify()
    return rendered
  }

  const scrollToTarget = ({ hash }: RouteLocation) => {
    const element = hash ? document.getElementById(hash) : null
    if (element) element.scrollIntoView()
    else scrollTo(0, 0)
  }

  async function navigate<P extends Pattern>(target: Target<P> & NavigateOptions): Promise<void> {
    const { replace = false, resetScroll = true } = target
    const href =
      target.href ??
      hrefOf(target.to === '.' ? { ...target, to: current.pathname } : (target as Destination<Pattern>))
    const next = resolve(href)
    if (replace && current.step > 0) {
      // the first step must not show in between
      removeEventListener('popstate', onPopState)
      await goBack(current.step)
      addEventListener('popstate', onPopState)
    }
    savePosition(key)
    const isReplaced = replace || next.href === current.href
    if (!isReplaced) key = newKey()
    writeEntry(next, isReplaced)
    return show(next, () => resetScroll && scrollToTarget(next))
  }

  async function goToStep(step: number): Promise<void> {
    if (step < current.step) {
      await goBack(current.step - step)
      return popped
    }
    savePosition(key)
    while (current.step < step) {
      current = { ...current, step: current.step + 1 }
      key = newKey()
      writeEntry(current, false)
    }
    return show({ ...current }, () => undefined)
  }

  function invalidate(): Promise<void> {
    const next = resolve(current.href, current.step)
    writeEntry(next, true)
    return show(next, () => undefined)
  }

  function onPopState(): void {
    savePosition(key)
    const href = browserHref()
    const state = entryState()
    const known = state?.key
    key = known ?? newKey()
    const next = resolve(href, state?.step)
    if (!known || next.href !== href) writeEntry(next, true)
    // the browser has scrolled to a link within the page already
    popped = show(next, () => known && scrollTo(0, savedPosition(known) ?? 0))
  }

  return {
    location: () => current,
    isPending: () => isPending,
    navigate,
    goToStep,
    invalidate,
    preload(href: string): void {
      const { route } = resolve(href)
      if (route) void load(route)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    rendered(): void {
      const callbacks = afterRender
      afterRender = []
      for (const callback of callbacks) callback()
    },
    async load(): Promise<void> {
      const state = isBrowser ? entryState() : null
      const first = resolve(current.href, state?.step)
      current = first
      if (isBrowser) {
        key = state?.key ?? key
        if (browserHref() !== first.href || !state?.key) writeEntry(first, true)
        keepScrollPositions(() => key)
        addEventListener('popstate', onPopState)
        afterRender.push(() => {
          const y = savedPosition(key)
          // a prerendered page may be scrolled already
          if (y !== undefined && scrollY === 0) scrollTo(0, y)
          else if (y === undefined && first.hash) document.getElementById(first.hash)?.scrollIntoView()
        })
      }
      if (first.route) await load(first.route)
    },
  }
}
