import type { ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { useState } from 'react'
import { useServerMinute } from '../../platform/time/use-server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { useCallSpares } from './actions.ts'
import { CancelSheet } from './date-sheets.tsx'
import styles from './next-answer.module.css'
import { manage as texts } from './texts.ts'

/** Before that more people are likely to say in, so there is no talk of cancelling. */
const CANCEL_MS = 48 * 60 * 60 * 1000

/** Go or no-go: while too few are in, an organiser can ask the spares, and in the last two days cancel. */
export function TooFew({ game }: { game: ScheduledGameDetails }) {
  const now = useServerMinute()
  const [isCancelling, setCancelling] = useState(false)
  const { mutate, isPending } = useCallSpares()
  const isShort = game.minimum !== null && game.going_count < game.minimum
  if (!game.can_manage || !isShort || now >= game.starts_at) return null
  const spares = game.unanswered.filter((person) => person.is_spare).length
  const canCall = !game.spares_asked && spares > 0
  const isSoon = now >= game.starts_at - CANCEL_MS
  if (!canCall && !isSoon) return null
  return (
    <div className={styles.tooFew}>
      <p className="sub">{game.spares_asked ? texts.sparesAskedAlready : texts.sparesToAsk(spares)}</p>
      <div className={styles.tooFewActions}>
        {canCall && (
          <Button
            icon="bell"
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
