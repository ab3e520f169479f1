import { type ReactNode, useState } from 'react'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Icon } from '../../ui/icons.tsx'
import { announcement, poll, organiserMenu as texts } from './room-texts.ts'

const AnnouncementSheet = lazyPart(
  async () => (await import('./announcement-sheet.tsx')).AnnouncementSheet,
  MissingSheet,
)

const PollSheet = lazyPart(async () => (await import('./poll-sheet.tsx')).PollSheet, MissingSheet)

/** What an organiser posts besides messages. The sheets stand outside of the composer, which is a form of its own. */
export function useOrganiserMenu(canManage: boolean): { menu: ReactNode; sheet: ReactNode } {
  const [opened, setOpened] = useState<'announcement' | 'poll' | null>(null)
  const close = () => setOpened(null)
  if (!canManage) return { menu: null, sheet: null }
  return {
    menu: (
      <LazyMenu
        label={texts.label}
        items={[
          { text: announcement.title, onSelect: () => setOpened('announcement') },
          { text: poll.title, onSelect: () => setOpened('poll') },
        ]}
      >
        <Icon name="add" size={24} />
      </LazyMenu>
    ),
    sheet: (
      <>
        {opened === 'announcement' && <AnnouncementSheet onClose={close} />}
        {opened === 'poll' && <PollSheet onClose={close} />}
      </>
    ),
  }
}
