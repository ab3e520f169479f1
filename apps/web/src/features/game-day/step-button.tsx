import type { GameDay } from '@turnout/contract/game-day'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { KEEPS_FOCUS } from '../../ui/kept-focus.ts'
import { draftButtonText } from './draft-view.ts'
import type { Step } from './next-step.ts'
import { type Person, shortNameIn } from './people.ts'
import { matchLinkText } from './public/match-link.ts'
import type { CheckIn } from './public/use-check-in.ts'
import { common, stepButton as texts } from './texts.ts'
import type { Captains } from './use-captains.ts'
import type { Draft } from './use-draft.ts'

export type StepButtonProps = {
  day: GameDay
  people: readonly Person[]
  step: Step
  check: CheckIn
  draft: Draft
  captains: Captains
  playBall: () => void
  isStartingPlay: boolean
}

const LARGE = { size: 'large', wide: true } as const
const PRIMARY = { variant: 'primary', ...LARGE } as const

/** The one large button of the next step, in the bar of a phone or in the panel of a desktop. */
export function StepButton(props: StepButtonProps) {
  const { day, people, step, check, draft, captains } = props
  const group = { groupId: day.group_id }
  switch (step.type) {
    case 'back':
      return (
        <ButtonLink to="/my-sports-groups/$groupId" params={group} {...LARGE}>
          {common.backToGroup}
        </ButtonLink>
      )
    case 'not-open':
      return (
        <Button {...LARGE} aria-disabled="true">
          {common.checkIn}
        </Button>
      )
    case 'check-in':
      return (
        <Button
          {...PRIMARY}
          busy={check.state !== 'idle'}
          busyText={check.state === 'waiting' ? common.waitingForSignal : common.checkingIn}
          onClick={check.checkIn}
        >
          {common.checkIn}
        </Button>
      )
    case 'name-captain':
      return (
        <Button
          {...PRIMARY}
          {...KEEPS_FOCUS}
          busy={captains.isNaming}
          busyText={step.starts ? common.startingDraft : common.givingArmband}
          onClick={captains.nameCaptains}
        >
          {step.starts
            ? common.startDraft
            : texts.giveArmband(day.draft.next_captain && shortNameIn(people, day.draft.next_captain.name))}
        </Button>
      )
    case 'draft':
      return draftButton(draft)
    case 'play-ball':
      return (
        <Button
          {...PRIMARY}
          {...KEEPS_FOCUS}
          busy={props.isStartingPlay}
          busyText={common.openingMatch}
          onClick={props.playBall}
        >
          {common.playBall}
        </Button>
      )
    case 'live':
      return (
        <ButtonLink to="/my-sports-groups/$groupId/live-match" params={group} {...PRIMARY} {...KEEPS_FOCUS}>
          {matchLinkText(day)}
        </ButtonLink>
      )
    case 'wait':
      return null
  }
}

/** A function, not a component: so React keeps the same button element from the step before. */
function draftButton({ chosen, view, isWaiting, pick }: Draft) {
  const fitsInTeam = view !== null && chosen.length <= view.room
  if (chosen.length === 0 || !fitsInTeam) {
    return (
      <Button {...LARGE} {...KEEPS_FOCUS} aria-disabled="true">
        {chosen.length === 0 ? texts.choosePlayerToDraft : draftButtonText(chosen.length)}
      </Button>
    )
  }
  return (
    <Button {...PRIMARY} {...KEEPS_FOCUS} busy={isWaiting} busyText={texts.drafting} onClick={pick}>
      {draftButtonText(chosen.length)}
    </Button>
  )
}
