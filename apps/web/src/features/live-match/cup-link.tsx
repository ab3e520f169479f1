import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icons.tsx'
import { cupLink as texts } from './texts.ts'

/** To the tables, the bracket and all matches. */
export const CupLink = ({ groupId }: { groupId: string }) => (
  <Link
    to="/my-sports-groups/$groupId/cup"
    params={{ groupId }}
    className={buttonClass({ variant: 'secondary', wide: true })}
  >
    <Icon name="trophy" />
    {texts.seeCup}
  </Link>
)
