import { useEffect, useEffectEvent } from 'react'
import { subscribe, type Topic, type TopicListener } from './event-stream.ts'

type Listener<S> = Partial<Omit<TopicListener<S>, 'onState'>> & {
  /** The first state says how it was when the connection opened. */
  onState: (state: S, isFirst: boolean) => void
}

/** Follows a topic for as long as the component is on the screen; none where it is null. */
export function useTopic<S>(topic: Topic<S> | null, listener: Listener<S>): void {
  const latest = useEffectEvent(() => listener)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a topic is its path
  useEffect(() => {
    if (topic === null) return
    let isFirst = true
    return subscribe(topic, {
      onState: (state) => {
        latest().onState(state, isFirst)
        isFirst = false
      },
      onActivity: () => latest().onActivity?.(),
      onConnection: (connection) => latest().onConnection?.(connection),
      onRefused: () => latest().onRefused?.(),
    })
  }, [topic?.path])
}
