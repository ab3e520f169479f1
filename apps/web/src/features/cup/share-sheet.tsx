import { Sheet } from '../../ui/sheet.tsx'
import { Spectators } from '../live-match/public/spectators.tsx'
import { cupSharing as texts } from './texts.ts'

type ShareSheetProps = { gameId: string; groupName: string; onClose: () => void }

/** For organisers while only members may watch. */
export const ShareSheet = ({ gameId, groupName, onClose }: ShareSheetProps) => (
  <Sheet open title={texts.sheetTitle} onClose={onClose}>
    <Spectators gameId={gameId} groupName={groupName} />
  </Sheet>
)
