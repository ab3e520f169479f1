import { useMute } from '../notifications/public/use-mute.ts'
import { header as texts } from './room-texts.ts'

export function MutedNote({ groupId }: { groupId: string }) {
  const { isMuted } = useMute(groupId)
  return isMuted && texts.muted
}
