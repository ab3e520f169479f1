import { ButtonLink } from '../../platform/router/link.tsx'
import { cupLink as texts } from './texts.ts'

/** To the tables, the bracket and all matches. */
export const CupLink = ({ groupId }: { groupId: string }) => (
  <ButtonLink to="/my-sports-groups/$groupId/cup" params={{ groupId }} variant="secondary" wide icon="trophy">
    {texts.seeCup}
  </ButtonLink>
)
