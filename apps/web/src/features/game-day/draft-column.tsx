import type { GameDay } from '@turnout/contract/game-day'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DraftPanel } from './draft-panel.tsx'
import styles from './game-day.module.css'
import {
  type DraftMode,
  ENOUGH_FOR_A_DRAFT,
  mayDraftByHand,
  mayNameCaptain,
  type Step,
  startsDraft,
} from './next-step.ts'
import { type Person, shortNameIn } from './people.ts'
import { armbandText, startingCaptainsText } from './step-context-text.ts'
import { draftColumn as texts } from './team-texts.ts'
import { common } from './texts.ts'
import type { Captains } from './use-captains.ts'
import type { Draft } from './use-draft.ts'

const TeamSizes = lazyPart(async () => (await import('./team-sizes.tsx')).TeamSizes)
const UndoButtons = lazyPart(async () => (await import('../live-match/public/undo-buttons.tsx')).UndoButtons)

export type DraftColumnProps = {
  day: GameDay
  people: readonly Person[]
  step: Step
  draft: Draft
  captains: Captains
  context: ReactNode
  button: ReactNode
  /** Whether the next step is shown here, and not only in the bar at the bottom of a phone. */
  isStepShown: boolean
}

const MODES: readonly { key: DraftMode; text: string }[] = [
  { key: 'captains', text: texts.captainsPick },
  { key: 'hand', text: texts.byHand },
]

/** The team sizes, the next step, the draft with its armbands, and undo. */
export function DraftColumn(props: DraftColumnProps) {
  const { day, people, step, draft, captains, context, button, isStepShown } = props
  const { view, mode, setMode } = draft
  const isPickStep = step.type === 'draft'
  const isShownByDraft = isPickStep || (step.type === 'wait' && view !== null)
  const showsCaptainPanel = mode === 'captains' && mayNameCaptain(day) && step.type !== 'name-captain'

  const draftContent = (
    <div className="panels">
      {!view && !showsCaptainPanel && <p className="sub">{texts.captainsPickInTurn}</p>}
      {view && (
        <DraftPanel
          {...{ day, people, draft, view }}
          isYourStep={isPickStep}
          action={
            isPickStep &&
            button && (
              <>
                {context}
                {button}
              </>
            )
          }
        />
      )}
      {showsCaptainPanel && <CaptainPanel day={day} people={people} captains={captains} />}
    </div>
  )
  return (
    <div className="panels">
      {!day.is_closed && day.draft.sizes && <TeamSizes day={day} sizes={day.draft.sizes} />}
      {isStepShown && !isShownByDraft && (
        <StepPanel step={step} context={context}>
          {button}
        </StepPanel>
      )}
      {day.is_playing_day && mayDraftByHand(day) && day.arrived_count >= ENOUGH_FOR_A_DRAFT ? (
        <Tabs
          label={texts.howTeamsAreMade}
          current={mode}
          onChange={(key) => setMode(key === 'hand' ? 'hand' : 'captains')}
          tabs={MODES.map((one) => ({ ...one, content: draftContent }))}
        />
      ) : (
        (view || showsCaptainPanel) && draftContent
      )}
      {day.current_game_id && <UndoButtons gameId={day.current_game_id} offers={day} />}
    </div>
  )
}

type CaptainPanelProps = {
  day: GameDay
  people: readonly Person[]
  captains: Captains
}

/** The next armband, for people who may give it, while another step is next. */
function CaptainPanel({ day, people, captains }: CaptainPanelProps) {
  const { next_captain: next } = day.draft
  const starts = startsDraft(day)
  if (!next) return null
  return (
    <Panel title={starts ? texts.firstCaptains : texts.nextCaptain}>
      <div className={styles.captain}>
        <Bib team={next.team_number} size={44} />
        <p>{starts ? startingCaptainsText(day, people) : armbandText(day, people)}</p>
      </div>
      <Button
        wide
        busy={captains.isNaming}
        busyText={starts ? common.startingDraft : common.givingArmband}
        onClick={captains.nameCaptains}
      >
        {starts ? common.startDraft : texts.giveArmband(shortNameIn(people, next.name))}
      </Button>
    </Panel>
  )
}

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

type StepPanelProps = { step: Step; context: ReactNode; children: ReactNode }

/** The next step on a desktop. A phone shows it in the bar at the bottom, except when there is only waiting. */
function StepPanel({ step, context, children }: StepPanelProps) {
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
