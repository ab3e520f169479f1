import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { useAssignTeams, useSelectPlayers } from './actions.ts'
import { type DraftView, draftOf } from './draft-of.ts'
import type { DraftMode } from './next-step.ts'
import type { Person } from './people-of.ts'

export type Draft = {
  mode: DraftMode
  setMode: (mode: DraftMode) => void
  view: DraftView | null
  /** Ids that are chosen and still free, in arrival order. */
  chosen: readonly string[]
  toggle: (id: string, isChosen: boolean) => void
  /** Picks that wait for a signal. */
  isWaiting: boolean
  pick: () => void
}

/** Who is ticked, and the pick itself. Whoever is taken meanwhile leaves the list; the others stay ticked. */
export function useDraft(day: GameDay, people: readonly Person[]): Draft {
  const [mode, setMode] = useState<DraftMode>('captains')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const byCaptain = useSelectPlayers()
  const byHand = useAssignTeams()
  const view = draftOf(day, people, mode)
  const chosen = view ? view.free.map(({ id }) => id).filter((id) => ticked.has(id)) : []
  const actor = mode === 'hand' ? byHand : byCaptain

  return {
    mode,
    setMode,
    view,
    chosen,
    isWaiting: actor.waiting.some(({ params }) => params.groupId === day.group_id),
    toggle: (id, isChosen) => {
      const next = new Set(ticked)
      if (isChosen) next.add(id)
      else next.delete(id)
      setTicked(next)
    },
    pick: () => {
      if (!view || chosen.length === 0) return
      actor.press(
        { params: { groupId: day.group_id }, body: { [String(view.team)]: chosen } },
        { done: () => setTicked(new Set()) },
      )
    },
  }
}
