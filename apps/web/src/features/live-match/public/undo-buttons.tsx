import type { GameState } from '@turnout/contract/game-state'
import { listGames } from '@turnout/contract/games'
import { getGameReport } from '@turnout/contract/history'
import type { TakeBack } from '@turnout/contract/last-command'
import { listStatistics } from '@turnout/contract/statistics'
import { redo, takeBack } from '@turnout/contract/take-back'
import { useState } from 'react'
import { useAction } from '../../../platform/api/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { undoButtons as texts } from '../match-texts.ts'
import { common } from '../texts.ts'
import { GAME_DAY_READS, MATCH_READS } from './game-reads.ts'
import styles from './undo-buttons.module.css'

export type UndoButtonsProps = { gameId: string; offers: Pick<GameState, 'take_back' | 'redo'> }

/** A second tap within this time would undo one command more, or redo what the first has undone. */
const DOUBLE_TAP_MS = 250
/** Shared by all buttons: one replaces another. */
let pressedAt = 0

/** For organisers, next to the score and next to the draft. */
export function UndoButtons({ gameId, offers: { take_back: last, redo: undone } }: UndoButtonsProps) {
  if (!last && !undone) return null
  return (
    <div className={styles.buttons}>
      {last && <OfferButton gameId={gameId} offer={last} texts={texts.undo} endpoint={takeBack} />}
      {undone && <OfferButton gameId={gameId} offer={undone} texts={texts.redo} endpoint={redo} />}
    </div>
  )
}

const READS = [...GAME_DAY_READS, ...MATCH_READS, getGameReport, listGames, listStatistics]

type OfferButtonProps = {
  gameId: string
  offer: TakeBack
  texts: (typeof texts)['undo' | 'redo']
  endpoint: typeof takeBack | typeof redo
}

/** Asks first only where a match that has begun would go. */
function OfferButton({ gameId, offer, texts: words, endpoint }: OfferButtonProps) {
  // the command of the question: the server refuses it if it is not the last one any more
  const [asking, setAsking] = useState<TakeBack | null>(null)
  const action = useAction(endpoint, {
    done: ({ what }) => words.done(what),
    failed: words.failed,
    refreshes: READS,
  })
  const close = () => setAsking(null)
  const run = ({ version }: TakeBack) =>
    action.mutate({ params: { gameId }, body: { version } }, { done: close, failed: close })
  const press = () => {
    const now = performance.now()
    if (now - pressedAt < DOUBLE_TAP_MS) return
    pressedAt = now
    if (offer.drops === null) run(offer)
    else setAsking(offer)
  }

  return (
    <div>
      <Button wide busy={action.isPending} busyText={words.busy} onClick={press}>
        {words.button(offer.what)}
      </Button>
      {offer.changes.length > 0 && <p className={`sub ${styles.changes}`}>{offer.changes.join(' ')}</p>}
      {asking && (
        <ConfirmDialog
          open
          title={words.question(asking.what)}
          confirmText={words.confirm}
          cancelText={common.playOn}
          busy={action.isPending}
          busyText={words.busy}
          onClose={close}
          onConfirm={() => run(asking)}
        >
          {asking.changes.join(' ')}
        </ConfirmDialog>
      )}
    </div>
  )
}
