import { EmptyGround } from '../../art/empty-ground.tsx'
import { EmptyState } from '../../ui/state-card.tsx'

/** Play Ball was pressed, and then a team lost its players. */
export const NoBoard = () => (
  <EmptyState picture={<EmptyGround />} title="Two teams are needed">
    Draft on the game day until two teams have players; then the first match stands here.
  </EmptyState>
)
