import { useEffect, useEffectEvent } from 'react'
import type { Topic, TopicListener } from './event-stream.ts'

type Listener<S> = Partial<Omit<TopicListener<S>, 'onState'>> & {
  /** The first state is that of the moment when the connection opened. */
  onState: (state: S, isFirst: boolean) => void
}

/** Subscribes to a topic while the component is mounted; null subscribes to none. */
export function useTopic<S>(topic: Topic<S> | null, listener: Listener<S>): void {
  const latest = useEffectEvent(() => listener)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a topic is its path
  useEffect(() => {
    if (topic === null) return
    let isFirst = true
    const gone = new AbortController()
    const follow = async () => {
      const { subscribe } = await import('./event-stream.ts')
      if (gone.signal.aborted) return
      const stop = subscribe(topic, {
        onState: (state) => {
          latest().onState(state, isFirst)
          isFirst = false
        },
        onActivity: () => latest().onActivity?.(),
        onConnection: (connection) => latest().onConnection?.(connection),
        onRefused: () => latest().onRefused?.(),
      })
      gone.signal.addEventListener('abort', stop)
    }
    // the code loads after the first answer; a page that cannot load it polls instead
    follow().catch(() => latest().onConnection?.('lost'))
    return () => gone.abort()
  }, [topic?.path])
}
