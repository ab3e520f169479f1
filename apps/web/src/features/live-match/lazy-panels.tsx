import { lazyPart, MissingPart } from '../../platform/lazy/lazy-part.tsx'

/** Panels below or next to the board. */
export const CompletedMatches = lazyPart(
  async () => (await import('./completed-matches.tsx')).CompletedMatches,
)
export const CoinPanel = lazyPart(
  async () => (await import('./coin-panel.tsx')).CoinPanel,
  ({ game }) => game.coin_toss_state.pending && <MissingPart />,
)
export const RefereePanel = lazyPart(async () => (await import('./referee-panel.tsx')).RefereePanel)
export const AvailableTeams = lazyPart(async () => (await import('./available-teams.tsx')).AvailableTeams)
export const GameFacts = lazyPart(async () => (await import('./game-facts.tsx')).GameFacts)
