import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { isProblem, sentenceOf } from '../../platform/problem-error.ts'
import { gameDay as texts } from '../../platform/texts.ts'
import { toast } from '../../platform/toast.ts'
import { useAssignTeams, useSelectPlayers } from './actions.ts'
import { type DraftView, draftOf, tick } from './draft-of.ts'
import type { DraftMode } from './next-step.ts'
import type { Person } from './people-of.ts'
import { takenMeanwhile } from './taken.ts'
import { useIsGone } from './use-is-gone.ts'

export type Draft = {
  mode: DraftMode
  setMode: (mode: DraftMode) => void
  view: DraftView | null
  /** Ids that are chosen and still free, in arrival order. */
  chosen: readonly string[]
  toggle: (id: string, isChosen: boolean) => void
  /** 'Orange picked Isla just before you.' */
  taken: string | null
  /** Picks that wait for a signal. */
  isWaiting: boolean
  pick: () => void
}

const NOTHING = { team: null, ids: [] }

/** Who is ticked, and the pick itself. Whoever is taken meanwhile leaves the list; the others stay ticked. */
export function useDraft(day: GameDay, people: readonly Person[]): Draft {
  const [mode, setMode] = useState<DraftMode>('captains')
  const [ticked, setTicked] = useState<{ team: number | null; ids: readonly string[] }>(NOTHING)
  const byCaptain = useSelectPlayers()
  const byHand = useAssignTeams()
  const isGone = useIsGone()
  const view = draftOf(day, people, mode)
  // ticks are for the team they were made for: when the turn moves on, they are not another team's
  const own = view && ticked.team === view.team ? ticked.ids : []
  const chosen = view ? view.free.map(({ id }) => id).filter((id) => own.includes(id)) : []
  const actor = mode === 'hand' ? byHand : byCaptain

  return {
    mode,
    setMode,
    view,
    chosen,
    taken: takenMeanwhile(day, people, ticked),
    isWaiting: actor.waiting.some(({ params }) => params.groupId === day.group_id),
    toggle: (id, isChosen) =>
      view && setTicked({ team: view.team, ids: tick(chosen, id, isChosen, view.atOnce) }),
    pick: () => {
      if (!view || chosen.length === 0) return
      actor.press(
        { params: { groupId: day.group_id }, body: { [String(view.team)]: chosen } },
        {
          done: () => setTicked(NOTHING),
          failed: (error) => {
            // who was quicker stands in the list itself, by name
            if (isGone() || !isProblem(error, 'player-taken'))
              toast.failed(sentenceOf(error, failureOf(mode)))
          },
        },
      )
    },
  }
}

const failureOf = (mode: DraftMode): string => (mode === 'hand' ? texts.guestDraftFailed : texts.draftFailed)
