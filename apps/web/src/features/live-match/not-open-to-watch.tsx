import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './live-match.module.css'
import { notOpenToWatch as texts } from './texts.ts'

/** The evening is over or was closed, or the link is another one now: for whoever watches it is all the same. */
export const NotOpenToWatch = () => (
  <div className={classNames('wrap', styles.state)}>
    <NotFound
      title={texts.notOpenToWatch}
      action={
        <ButtonLink to="/" variant="primary">
          {texts.whatIsTurnout}
        </ButtonLink>
      }
    >
      {texts.gameIsOverOrIts}
    </NotFound>
  </div>
)
