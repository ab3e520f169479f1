import { useState } from 'react'
import { Switch } from '../../../ui/switch.tsx'
import { AnswerPair } from '../answer-pair.tsx'
import { Guests } from '../guests.tsx'
import { OfferedPlace } from '../offered-place.tsx'
import { answers as texts } from '../texts.ts'
import type { AnswerActions, Answerable, Choice } from './answerable.ts'

type AnswerProps = {
  subject: Answerable
  actions: AnswerActions
  shortNotice: ShortNotice
  /** Large where the game or the event stands alone. */
  size: 'small' | 'large'
}

type ShortNotice = ReturnType<typeof useShortNotice>

/** Whether an answer leads to the waiting list, and whether the person then takes a place at short notice. */
export function useShortNotice({ my_answer, places, going_count }: Answerable) {
  const [comes, setComes] = useState(my_answer.at_short_notice)
  const isOut = my_answer.answer === null || my_answer.answer === 'not_going'
  return { leadsToList: isOut && places !== null && going_count >= places, comes, setComes }
}

type AnswerButtonsProps = AnswerProps & {
  /** The pair is the first thing to do on the page. */
  isFirst: boolean
  suggested?: Choice | undefined
}

/** The pair, or a place that is offered. */
export function AnswerButtons({ shortNotice, ...props }: AnswerButtonsProps) {
  const { subject, actions, size } = props
  if (subject.my_answer.is_offered) return <OfferedPlace subject={subject} actions={actions} size={size} />
  const hasSwitch = shortNotice.leadsToList && size === 'large'
  return <AnswerPair {...props} atShortNotice={hasSwitch ? shortNotice.comes : undefined} />
}

/** The place in line, or one that is offered to a guest; where the list is full and the answer stands alone, the switch before the first press. */
export function PlaceInLine({ subject, actions, shortNotice, size }: AnswerProps) {
  const { answer, is_offered, position, at_short_notice, is_behind, guests } = subject.my_answer
  if (is_offered) return null
  const guest = guests.find((one) => one.is_offered)
  if (guest) return <OfferedPlace {...{ subject, actions, size }} guest={guest.name} />
  if (shortNotice.leadsToList && size === 'large')
    return <ShortNoticeSwitch comes={shortNotice.comes} onChange={shortNotice.setComes} />
  if (answer !== 'waiting') return null
  return (
    <>
      <p role="status">
        <b>{texts.position(position ?? 1)}</b>{' '}
        <span className="sub">{is_behind ? texts.behindNote : texts.waitingNote}</span>
      </p>
      <ShortNoticeSwitch
        comes={actions.pendingShortNotice ?? at_short_notice}
        onChange={(comes) => actions.answer('going', comes)}
      />
    </>
  )
}

type ShortNoticeSwitchProps = { comes: boolean; onChange: (comes: boolean) => void }

const ShortNoticeSwitch = ({ comes, onChange }: ShortNoticeSwitchProps) => (
  <Switch
    label={texts.notAtShortNotice}
    hint={texts.skipMe}
    checked={!comes}
    onChange={(event) => onChange(!event.currentTarget.checked)}
  />
)

/** Whom the person brings along, once they are in or wait; with guests switched off, those who were named before. */
export function AnswerGuests({ subject, actions }: Pick<AnswerProps, 'subject' | 'actions'>) {
  const { answer, is_offered, guests } = subject.my_answer
  const isIn = answer === 'going' || answer === 'waiting'
  const canBring = subject.guests_allowed
  const isShown = isIn && !is_offered && (canBring || guests.length > 0)
  return isShown && <Guests guests={guests} canBring={canBring} actions={actions} />
}
