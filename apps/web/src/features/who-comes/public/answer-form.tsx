import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Switch } from '../../../ui/switch.tsx'
import styles from '../answer-pair.module.css'
import { Guests } from '../guests.tsx'
import { common, answers as texts } from '../texts.ts'
import type { AnswerActions, Answerable, Choice } from './answerable.ts'

type AnswerProps = {
  subject: Answerable
  actions: AnswerActions
  shortNotice: ShortNotice
  /** Large where one game or event has a panel to itself. */
  size: 'small' | 'large'
}

type ShortNotice = ReturnType<typeof useShortNotice>

/** Whether an answer leads to the waiting list, and whether the person would then come at short notice. */
export function useShortNotice({ my_answer, places, going_count }: Answerable) {
  const [comes, setComes] = useState(my_answer.at_short_notice)
  const isOut = my_answer.answer === null || my_answer.answer === 'not_going'
  return { leadsToList: isOut && places !== null && going_count >= places, comes, setComes }
}

type AnswerButtonsProps = AnswerProps & {
  /** The answer buttons are the first action of the page, highlighted until it is answered. */
  isFirst: boolean
  /** The answer that the link named: it is the highlighted one. Only a press sends it. */
  suggested?: Choice | undefined
}

/** The two answers, or an offered place. */
export function AnswerButtons({ shortNotice, ...props }: AnswerButtonsProps) {
  const { subject, actions, size } = props
  if (subject.my_answer.is_offered) return <OfferedPlace subject={subject} actions={actions} size={size} />
  const hasSwitch = shortNotice.leadsToList && size === 'large'
  return <AnswerPair {...props} atShortNotice={hasSwitch ? shortNotice.comes : undefined} />
}

/** The place on the waiting list, or one offered to a guest; for a full list, if large, the short-notice switch. */
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
      <div role="status">
        <b>{texts.position(position ?? 1)}</b>
        <p className="sub">{is_behind ? texts.behindNote : texts.waitingNote}</p>
      </div>
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

/** The guests of a person who is in or waits. With guests switched off, only those who were named before. */
export function AnswerGuests({ subject, actions }: Pick<AnswerProps, 'subject' | 'actions'>) {
  const { answer, is_offered, guests } = subject.my_answer
  const isIn = answer === 'going' || answer === 'waiting'
  const canBring = subject.guests_allowed
  const isShown = isIn && !is_offered && (canBring || guests.length > 0)
  return isShown && <Guests guests={guests} canBring={canBring} actions={actions} />
}

type AnswerPairProps = Omit<AnswerButtonsProps, 'shortNotice'> & {
  /** Sent with an answer that leads to the waiting list. */
  atShortNotice: boolean | undefined
}

/** In and out side by side. The chosen one is dark with a tick; it changes at once and waits for the network. */
function AnswerPair({
  subject: { my_answer, weekday },
  actions: { pending, answer },
  size,
  isFirst,
  suggested = 'going',
  atShortNotice,
}: AnswerPairProps) {
  // the last press counts before the server has it
  const chosen = pending ?? (my_answer.answer === 'waiting' ? 'going' : my_answer.answer)
  const isWaiting = pending !== undefined
  const isOnList = my_answer.answer === 'waiting' && chosen === 'going'
  const variantOf = (choice: Choice) =>
    isFirst && chosen === null && choice === suggested ? 'primary' : 'secondary'
  const standingDay = my_answer.is_standing && !isWaiting && !isOnList ? weekday : undefined
  const inText = isOnList ? texts.onTheList : standingDay ? texts.inEvery(standingDay) : texts.youAreIn
  const choices = [
    { choice: 'going', text: common.in, chosenText: inText },
    { choice: 'not_going', text: common.out, chosenText: texts.youAreOut },
  ] as const
  return (
    <>
      <div className={styles.pair}>
        {choices.map(({ choice, text, chosenText }) => (
          <Button
            key={choice}
            size={size}
            wide
            variant={variantOf(choice)}
            icon={chosen === choice ? 'tick' : undefined}
            aria-pressed={chosen === choice}
            className={classNames(
              chosen === choice && styles.chosen,
              choice === 'going' && standingDay && styles.standing,
            )}
            onClick={() => answer(choice, atShortNotice)}
          >
            {chosen === choice ? chosenText : text}
          </Button>
        ))}
      </div>
      {size === 'large' && isWaiting && !navigator.onLine && <p className="sub">{texts.willBeSent}</p>}
    </>
  )
}

type OfferedPlaceProps = Omit<AnswerProps, 'shortNotice'> & {
  /** The guest who gets the place. There is no refusal: it would answer that the person is out. */
  guest?: string
}

/** A place at short notice: the first to tap gets it. An offer to the person replaces the answer buttons. */
function OfferedPlace({ subject, actions, size, guest }: OfferedPlaceProps) {
  return (
    <div className="stack gap-12" role="status">
      <h3>{guest === undefined ? texts.placeFree : texts.placeFreeFor(guest)}</h3>
      <p className="sub">{texts.othersWait(subject.waiting_count)}</p>
      <div className={styles.pair}>
        <Button
          variant={size === 'large' ? 'primary' : 'secondary'}
          size={size}
          wide
          busy={actions.isTakingPlace}
          onClick={actions.takePlace}
        >
          {texts.takeIt}
        </Button>
        {guest === undefined && (
          <Button size={size} wide onClick={() => actions.answer('not_going')}>
            {texts.noThanks}
          </Button>
        )}
      </div>
    </div>
  )
}
