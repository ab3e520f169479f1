import type { Cup } from '@turnout/contract/cups'
import { randomId } from '../../platform/api/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { useDrawCup } from './actions.ts'
import styles from './plan.module.css'
import { planTeams as texts } from './plan-texts.ts'

/** How the order of the teams came about, and the draw of another one while the cup is planned. */
export function PlanDraw({ gameId, cup }: { gameId: string; cup: Cup }) {
  const drawCup = useDrawCup()
  // the part of this phone in the draw
  const draw = () => drawCup.mutate({ params: { gameId }, body: { chance: randomId().replaceAll('-', '') } })
  return (
    <span className={styles.draw}>
      {cup.draws === 0 ? texts.inOrder : texts.drawn(cup.draws)}
      {cup.settings && (
        <Button size="small" busy={drawCup.isPending} busyText={texts.drawing} onClick={draw}>
          {texts.draw}
        </Button>
      )}
    </span>
  )
}
