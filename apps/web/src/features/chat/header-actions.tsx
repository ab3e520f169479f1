import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMute } from '../notifications/public/use-mute.ts'
import styles from './header-actions.module.css'
import { header as texts } from './room-texts.ts'
import { useIsPanel } from './use-is-panel.ts'

/** Actions of a member on the whole chat: search and mute. */
export function HeaderActions({ groupId, onSearch }: { groupId: string; onSearch: () => void }) {
  return (
    <>
      <IconButton icon="search" label={texts.search} onClick={onSearch} />
      <Mute groupId={groupId} />
    </>
  )
}

function Mute({ groupId }: { groupId: string }) {
  const { isMuted, toggle } = useMute(groupId)
  const isPanel = useIsPanel()
  if (isMuted === null) return null
  const className = classNames(isMuted && styles.muted)
  if (!isPanel)
    return (
      <IconButton
        icon="bell"
        label={isMuted ? texts.unmuteGroup : texts.muteGroup}
        className={className}
        onClick={toggle}
      />
    )
  return (
    <Button variant="quiet" size="small" icon="bell" className={className} onClick={toggle}>
      {isMuted ? texts.unmute : texts.mute}
    </Button>
  )
}
