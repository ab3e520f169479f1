import type { Events } from '../../events.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import type { Metrics } from '../../platform/metrics.ts'

export const measureGameEvents = ({ whistle }: Metrics): EventSubscriber<Events> => ({
  onCommitted: {
    'game-changed': ({ events, at }) => {
      for (const event of events)
        if (event.type === 'ended' && event.why === 'time') whistle.observe((at - event.at) / 1000)
    },
  },
})
