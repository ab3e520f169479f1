import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import type { MenuItem } from '../../ui/menu-popup.tsx'
import { useMute } from '../notifications/public/use-mute.ts'
import { chatMenu as texts } from './texts.ts'

/** What a member does with the whole chat. */
export function ChatMenu({ groupId, onSearch }: { groupId: string; onSearch: () => void }) {
  const { isMuted, toggle } = useMute(groupId)
  const search: MenuItem = { text: texts.search, icon: 'search', onSelect: onSearch }
  const mute: MenuItem = { text: isMuted ? texts.unmute : texts.mute, icon: 'bell', onSelect: toggle }
  return <LazyMenu label={texts.label} items={isMuted === null ? [search] : [search, mute]} />
}
