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
  /** Ids that are chosen and still free, in arrival order. */
  chosen: readonly string[]
  toggle: (id: string, isChosen: boolean) => void
  /** 'Orange picked Isla just before you.' */
  pickedMeanwhile: string | null
  /** Picks that wait for a signal. */
  isWaiting: boolean
  pick: () => void
}

const NO_TICKS = { team: null, ids: [] }

/** Who is ticked, and the pick itself. Whoever is taken meanwhile leaves the list; the others stay ticked. */
export function useDraft(day: GameDay, people: readonly Person[]): Draft {
  const [chosenMode, setMode] = useState<DraftMode>('captains')
  // once no one is left to pick by hand the choice is gone from the screen, and captains are named as before
  const mode = mayDraftByHand(day) ? chosenMode : 'captains'
  const [ticked, setTicked] = useState<{ team: number | null; ids: readonly string[] }>(NO_TICKS)
  const byCaptain = useSelectPlayers()
  const byHand = useAssignTeams()
  const isUnmounted = useIsUnmounted()
  const view = toDraftView(day, people, mode)
  // ticks are for the team they were made for: when the turn moves on, they are not another team's
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
            // who was quicker stands in the list itself, by name
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
