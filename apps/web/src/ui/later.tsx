import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part that comes after the page it is on: what only some people see, or nobody at first, should not keep
 * everybody waiting. When its code cannot be fetched it is missing, and the rest of the page goes on.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  }) as unknown as ComponentType<P>
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
