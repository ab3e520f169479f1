import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { NotFoundState } from '../../ui/state-card.tsx'
import styles from './live-match.module.css'
import { notOpenToWatch as texts } from './texts.ts'

/** The evening is over or was closed, or the link is another one now: for whoever watches it is all the same. */
export const NotOpenToWatch = () => (
  <div className={classNames('wrap', styles.state)}>
    <NotFoundState
      level={1}
      picture={<LazyGround mood="not-found" />}
      title={texts.notOpenToWatch}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {texts.whatIsTurnout}
        </Link>
      }
    >
      {texts.gameIsOverOrIts}
    </NotFoundState>
  </div>
)
