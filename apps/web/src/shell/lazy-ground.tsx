import { type ComponentType, lazy, Suspense } from 'react'

type GroundProps = { mood: 'error' | 'not-found'; width: number; height: number }

const drawn = async (): Promise<{ default: ComponentType<GroundProps> }> => {
  try {
    return { default: (await import('../art/empty-ground.tsx')).EmptyGround }
  } catch {
    // without a signal there are only the words
    return { default: () => null }
  }
}

const Ground = lazy(drawn)

/** The drawing comes after the words: pages that nobody hopes to see should not weigh on all the others. */
export function LazyGround({ mood }: { mood: GroundProps['mood'] }) {
  return (
    <Suspense fallback={null}>
      <Ground mood={mood} width={390} height={240} />
    </Suspense>
  )
}
