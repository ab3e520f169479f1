import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { noBoard as texts } from './watching-texts.ts'

/** After Play Ball a team lost its players. */
export const NoBoard = () => (
  <EmptyState picture={<LazyGround />} title={texts.twoTeamsAreNeeded}>
    {texts.organiserFillsTeam}
  </EmptyState>
)
