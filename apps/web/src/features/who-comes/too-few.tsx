import type { ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { useState } from 'react'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Button } from '../../ui/button.tsx'
import { useCallSpares } from './actions.ts'
import { CancelSheet } from './date-sheets.tsx'
import styles from './next-answer.module.css'
import { manage as texts } from './texts.ts'

/** Before that more people are likely to say in, so there is no talk of cancelling. */
const CANCEL_MS = 48 * 60 * 60 * 1000

type TooFewProps = {
  game: ScheduledGameDetails
  /** What the followed link named. Only the press does it. */
  suggested?: string | undefined
}

/** Go or no-go: while too few are in, an organiser can ask the spares, and in the last two days cancel. */
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
      <div className={styles.tooFewActions}>
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
