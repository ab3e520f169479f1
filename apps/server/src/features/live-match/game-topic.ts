import type { Deps } from '../../deps.ts'
import type { Topic } from '../../platform/live/streams.ts'
import { loadGameView } from './game-view.ts'
import { liveStates } from './state.ts'
import { rolesOf } from './subscribers.ts'

/** The state of a game, for its group and for spectators with the link. */
export const gameTopic = (deps: Deps): Topic => ({
  async load(gameId, subscribers) {
    const view = await loadGameView(deps, { gameId })
    if (!view) return () => null
    const state = await liveStates(deps).get(view)
    const roleOf = await rolesOf(deps, view, subscribers)
    return (subscriber) => {
      const role = roleOf(subscriber)
      return role && state.eventFor(role)
    }
  },
})
