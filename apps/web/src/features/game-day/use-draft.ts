import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { toast } from '../../platform/toast.ts'
import { useAssignTeams, useSelectPlayers } from './actions.ts'
import { type DraftView, toDraftView, toggleTick } from './draft-view.ts'
import { type DraftMode, mayDraftByHand } from './next-step.ts'
import type { Person } from './people.ts'
import { pickedMeanwhileText } from './picked-meanwhile.ts'
import { messages } from './texts.ts'
import { useIsUnmounted } from './use-is-unmounted.ts'

export type Draft = {
  mode: DraftMode
  setMode: (mode: DraftMode) => void
  view: DraftView | null
  /** Ids of ticked players who are still free, in order of arrival. */
  chosen: readonly string[]
  toggle: (id: string, isChosen: boolean) => void
  /** 'Orange picked Isla just before you.' */
  pickedMeanwhile: string | null
  /** Picks that wait for a signal. */
  isWaiting: boolean
  pick: () => void
}

const NO_TICKS = { team: null, ids: [] }

/** The ticks and the pick. A player who is picked by another team leaves the list; the other ticks stay. */
export function useDraft(day: GameDay, people: readonly Person[]): Draft {
  const [chosenMode, setMode] = useState<DraftMode>('captains')
  // when no one can be drafted by hand any more, its tab is gone, and captains are named as before
  const mode = mayDraftByHand(day) ? chosenMode : 'captains'
  const [ticked, setTicked] = useState<{ team: number | null; ids: readonly string[] }>(NO_TICKS)
  const byCaptain = useSelectPlayers()
  const byHand = useAssignTeams()
  const isUnmounted = useIsUnmounted()
  const view = toDraftView(day, people, mode)
  // ticks count for the team of their turn only
  const ticksOfTurn = view && ticked.team === view.team ? ticked.ids : []
  const chosen = view ? view.free.map(({ id }) => id).filter((id) => ticksOfTurn.includes(id)) : []
  const command = mode === 'hand' ? byHand : byCaptain

  return {
    mode,
    setMode,
    view,
    chosen,
    pickedMeanwhile: pickedMeanwhileText(day, people, ticked),
    isWaiting: command.pending.some(({ params }) => params.groupId === day.group_id),
    toggle: (id, isChosen) =>
      view && setTicked({ team: view.team, ids: toggleTick(chosen, id, isChosen, view.atOnce) }),
    pick: () => {
      if (!view || chosen.length === 0) return
      command.press(
        { params: { groupId: day.group_id }, body: { [String(view.team)]: chosen } },
        {
          done: () => setTicked(NO_TICKS),
          failed: (error) => {
            // the list itself names the player and the team that was faster
            if (isUnmounted() || !isProblem(error, 'player-taken'))
              toast.failed(errorText(error, failureText(mode)))
          },
        },
      )
    },
  }
}

const failureText = (mode: DraftMode): string =>
  mode === 'hand' ? messages.guestDraftFailed : messages.draftFailed
