import type { GameDay } from '@turnout/contract/game-day'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './game-day.module.css'
import { matchLinkText } from './public/match-link.ts'
import { stepContext as texts } from './texts.ts'

export type StepContextProps = {
  text: string
  isRefusal: boolean
  isDenied: boolean
  /** Null unless the person may check in. */
  openVenueCode: (() => void) | null
  /** The game day of a person who may still check in; after Play Ball they can watch the match. */
  watchableDay: GameDay | null
}

/** The context of the button or its error; with a denied position also what to do. */
export function StepContext({
  text,
  isRefusal,
  isDenied,
  openVenueCode,
  watchableDay: day,
}: StepContextProps) {
  return (
    <div className={styles.context}>
      <p className={isRefusal ? styles.refusal : undefined} role={isRefusal ? 'alert' : undefined}>
        {text}
      </p>
      {isDenied && (
        <Disclosure title={texts.howToSwitchItOn}>
          <p>{texts.pressSignAtLeftOf}</p>
        </Disclosure>
      )}
      {openVenueCode && (
        <Button variant="quiet" onClick={openVenueCode}>
          {texts.iHaveVenueCode}
        </Button>
      )}
      {day?.has_play_begun && (
        <ButtonLink
          to="/my-sports-groups/$groupId/live-match"
          params={{ groupId: day.group_id }}
          variant="quiet"
        >
          {matchLinkText(day)}
        </ButtonLink>
      )}
    </div>
  )
}
