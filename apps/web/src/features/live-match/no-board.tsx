import { EmptyGround } from '../../art/empty-ground.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { noBoard as texts } from './watching-texts.ts'

/** Play Ball was pressed, and then a team lost its players. */
export const NoBoard = () => (
  <EmptyState picture={<EmptyGround />} title={texts.twoTeamsAreNeeded}>
    {texts.draftOnGameDayUntil}
  </EmptyState>
)
