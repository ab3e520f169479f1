import type { ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { useState } from 'react'
import { useServerMinute } from '../../platform/time/use-server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { useCallSpares } from './actions.ts'
import { CancelSheet } from './date-sheets.tsx'
import styles from './next-answer.module.css'
import { manage as texts } from './texts.ts'

/** Before that, the clock has not asked the spares either. */
const SHOWN_MS = 48 * 60 * 60 * 1000

/** Go or no-go: while too few are in, an organiser can ask the spares or cancel. */
export function TooFew({ game }: { game: ScheduledGameDetails }) {
  const now = useServerMinute()
  const [isCancelling, setCancelling] = useState(false)
  const { mutate, isPending } = useCallSpares()
  const isShort = game.minimum !== null && game.going_count < game.minimum
  const isSoon = game.starts_at - SHOWN_MS <= now && now < game.starts_at
  if (!game.can_manage || !isShort || !isSoon) return null
  const spares = game.unanswered.filter((person) => person.is_spare).length
  return (
    <div className={styles.tooFew}>
      <p className="sub">{game.spares_asked ? texts.sparesAskedAlready : texts.sparesToAsk(spares)}</p>
      <div className={styles.tooFewActions}>
        {!game.spares_asked && spares > 0 && (
          <Button
            icon="bell"
            busy={isPending}
            onClick={() => mutate({ params: { groupId: game.group_id, gameId: game.id } })}
          >
            {texts.callSpares}
          </Button>
        )}
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {texts.cancel}
        </Button>
      </div>
      {isCancelling && <CancelSheet game={game} onClose={() => setCancelling(false)} />}
    </div>
  )
}
