import { Disclosure } from '../../ui/disclosure.tsx'
import { EndGameButton } from '../live-match/public/end-game-button.tsx'
import { callOff as texts } from './texts.ts'

/** The last part of the page, collapsed at first, so that no one ends a game by accident. */
export function CallOff({ gameId }: { gameId: string }) {
  return (
    <Disclosure title={texts.notPlayingAfterAll}>
      <div className="column gap-10">
        <p>{texts.endsWithoutMatch}</p>
        <EndGameButton gameId={gameId} cancelText={texts.keepItOpen}>
          {texts.noMatchHasBeenPlayed}
        </EndGameButton>
      </div>
    </Disclosure>
  )
}
