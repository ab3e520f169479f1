import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import type { Step } from './next-step.ts'
import { common, stepPanel as texts } from './texts.ts'

const TITLES: Record<Step['type'], string> = {
  back: texts.noGameToday,
  'not-open': common.checkIn,
  'check-in': common.checkIn,
  'name-captain': texts.draft,
  draft: texts.draft,
  'play-ball': texts.teamsAreReady,
  live: texts.match,
  wait: texts.whatComesNext,
}

export type StepPanelProps = { step: Step; context: ReactNode; children: ReactNode }

/** On a desktop the next step stands here, in play; on a phone it is the bar at the bottom edge. */
export function StepPanel({ step, context, children }: StepPanelProps) {
  const hasPress = step.type !== 'wait'
  return (
    <Panel isInPlay={hasPress} title={TITLES[step.type]}>
      <div className="column gap-14">
        {context}
        {children}
      </div>
    </Panel>
  )
}
