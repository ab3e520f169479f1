import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

// A file of its own, and all of React that the app calls by itself (`chunks.ts`): so React is made ready when this is
// run, and not in the same breath as ours. Both draw in slices, between which a slow phone hears what is pressed.

export function mount(root: HTMLElement, page: ReactNode, options: RootOptions): void {
  const reactRoot = createRoot(root, options)
  startTransition(() => reactRoot.render(page))
}

/** Over what the build has drawn there, which stays. */
export const hydrate = (root: HTMLElement, page: ReactNode, options: RootOptions): void =>
  startTransition(() => void hydrateRoot(root, page, options))
