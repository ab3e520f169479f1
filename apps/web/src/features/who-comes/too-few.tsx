import type { ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { useState } from 'react'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Button } from '../../ui/button.tsx'
import { useCallSpares } from './actions.ts'
import { CancelSheet } from './date-sheets.tsx'
import styles from './next-answer.module.css'
import { manage as texts } from './texts.ts'

/** Earlier than this more people may still answer, so cancelling is not offered. */
const CANCEL_MS = 48 * 60 * 60 * 1000

type TooFewProps = {
  game: ScheduledGameDetails
  /** The action that the link named. It still takes a press. */
  suggested?: string | undefined
}

/** While too few are in, an organiser can call the spares, and in the last two days cancel. */
export function TooFew({ game, suggested }: TooFewProps) {
  const now = useServerMinute()
  const [isCancelling, setCancelling] = useState(suggested === 'cancel')
  const { mutate, isPending } = useCallSpares()
  const isShort = game.minimum !== null && game.going_count < game.minimum
  if (!game.can_manage || !isShort || now >= game.starts_at) return null
  const spares = game.unanswered.filter((person) => person.is_spare).length
  const canCall = game.can_call_spares && spares > 0
  const isSoon = now >= game.starts_at - CANCEL_MS
  if (!canCall && !isSoon) return null
  return (
    <div className={styles.tooFew}>
      <p className="sub">{game.can_call_spares ? texts.sparesToAsk(spares) : texts.sparesAskedAlready}</p>
      <div className={`flow gap-10 ${styles.tooFewActions}`}>
        {canCall && (
          <Button
            icon="bell"
            variant={suggested === 'spares' ? 'primary' : 'secondary'}
            busy={isPending}
            onClick={() => mutate({ params: { groupId: game.group_id, gameId: game.id } })}
          >
            {texts.callSpares}
          </Button>
        )}
        {isSoon && (
          <Button variant="danger" onClick={() => setCancelling(true)}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {isCancelling && <CancelSheet game={game} onClose={() => setCancelling(false)} />}
    </div>
  )
}
