import type { ReactNode } from 'react'
import { InPlayPanel } from '../../ui/panel.tsx'
import styles from './game-day.module.css'
import type { Step } from './next-step.ts'
import type { StepContext } from './step-context.tsx'

const TITLES: Record<Step['is'], string> = {
  back: 'No game today',
  'not-open': 'Check in',
  'check-in': 'Check in',
  'name-captain': 'The draft',
  draft: 'The draft',
  'play-ball': 'Teams are ready',
  live: 'The match',
  wait: 'What comes next',
}

/** On a desktop the next step stands here, in play; on a phone it is the bar at the bottom edge. */
export function StepPanel({
  step,
  context,
  children,
}: {
  step: Step
  context: ReactNode | ReturnType<typeof StepContext>
  children: ReactNode
}) {
  return (
    <InPlayPanel title={TITLES[step.is]} className={styles.stepPanel}>
      <div className={styles.step}>
        {context}
        {children}
      </div>
    </InPlayPanel>
  )
}
