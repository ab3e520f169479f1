import { useState } from 'react'
import { EmptyGround } from '../art/empty-ground.tsx'
import { BackBar } from '../ui/back-bar.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { ICON_NAMES, Icon } from '../ui/icons.tsx'
import { OfflineBar } from '../ui/offline-bar.tsx'
import { Panel } from '../ui/panel.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState, NotFoundState } from '../ui/state-card.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tile, Tiles } from '../ui/tile.tsx'
import { ToastCard } from '../ui/toast-card.tsx'
import { type ToastKind, toaster } from '../ui/toaster.ts'
import { Block, Columns, Row } from './block.tsx'
import styles from './gallery.module.css'

const TOASTS: { kind: ToastKind; text: string }[] = [
  { kind: 'done', text: 'Players checked in successfully!' },
  { kind: 'failed', text: 'Failed to update score' },
  { kind: 'next', text: 'Next Match: Chalk vs Coal' },
  { kind: 'info', text: 'You are second in line. A longer sentence wraps and is never clipped.' },
]

export function GalleryStates() {
  const [open, setOpen] = useState<'confirm' | 'dialog' | 'sheet' | null>(null)
  const [tab, setTab] = useState('players')
  const close = () => setOpen(null)
  return (
    <>
      <Block title="Tiles, tabs, rows that open">
        <Tiles>
          <Tile
            icon="flag"
            title="Game Day"
            note="Check-in is open"
            link={(tile) => <a href="#top" {...tile} />}
          />
          <Tile icon="people" title="Members" note="23 people" link={(tile) => <a href="#top" {...tile} />} />
          <Tile icon="trophy" title="Tournament" note="No cup yet" />
          <Tile icon="chat" title="Group Chat" note="Turned off" />
        </Tiles>
        <Tabs
          label="This evening"
          current={tab}
          onChange={setTab}
          tabs={[
            { key: 'players', text: 'Players', content: 'Twelve people and a ball.' },
            { key: 'teams', text: 'Teams', content: 'Four teams of three.' },
            { key: 'results', text: 'Results', content: 'Three matches so far.' },
          ]}
        />
        <div>
          <Disclosure title="What happens when it rains?">We play. Bring a second shirt.</Disclosure>
          <Disclosure title="Who may pause the clock?" open>
            The admins of the group and the referee.
          </Disclosure>
        </div>
      </Block>
      <Block title="Toasts, offline, dialogs">
        <Row>
          {TOASTS.map(({ kind, text }) => (
            <Button key={kind} size="small" onClick={() => toaster.show({ kind, text, ms: 60_000 })}>
              Toast: {kind}
            </Button>
          ))}
          <Button onClick={() => setOpen('confirm')}>Confirm</Button>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        </Row>
        <div className={styles.stack}>
          {TOASTS.map((toast, id) => (
            <ToastCard
              key={toast.kind}
              toast={{ ...toast, id, ms: 0, at: 0, isSuperseded: false }}
              isPaused
              onDismiss={close}
            />
          ))}
        </div>
        <QrCode text="https://example.org/join" label="QR code of the link" />
        <Columns>
          <OfflineBar title="No signal">
            3 presses wait in line. Keep scoring. We'll send them in order.
          </OfflineBar>
          <OfflineBar title="Last seen 18:52" icon="clock">
            This is the last we got.
          </OfflineBar>
        </Columns>
        <BackBar link={(back) => <a href="#top" {...back} />}>Game day</BackBar>
        <ConfirmDialog
          open={open === 'confirm'}
          title="Delete Canal Side Kickabout?"
          confirmText="Delete Group"
          onConfirm={close}
          onClose={close}
        >
          Are you sure you want to delete this group? This action cannot be undone.
        </ConfirmDialog>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Change the referee"
          actions={<Button onClick={close}>Done</Button>}
        >
          <p>Hana is the captain of the team that waits longest.</p>
        </Dialog>
        <Sheet open={open === 'sheet'} onClose={close} title="Coin Toss">
          <p>Each team takes a side. The coin decides who stays on.</p>
          <Button variant="primary" size="large" wide onClick={close}>
            Toss
          </Button>
        </Sheet>
      </Block>
      <Block title="States">
        <Columns three>
          <EmptyState level={3} picture={<EmptyGround />} title="Nobody here yet">
            Check-in opens at 18:00. Be the first.
          </EmptyState>
          <NotFoundState
            level={3}
            picture={<EmptyGround />}
            title="Match Not Found"
            action={<Button>Back to game day</Button>}
          />
          <ErrorState
            level={3}
            picture={<EmptyGround mood="error" />}
            title="Failed to load sports. Please try again."
            onRetry={close}
          >
            The connection dropped on the way.
          </ErrorState>
          <Skeleton shape="card" />
          <Skeleton shape="row" count={3} />
          <Skeleton shape="panel" />
        </Columns>
        <Panel title="Deactivate" danger>
          <p>You leave every group, and your name stays on past results only.</p>
        </Panel>
      </Block>
      <Block title="Icons">
        <Row>
          {ICON_NAMES.map((name) => (
            <span key={name} className={styles.icon}>
              <Icon name={name} size={26} />
              {name}
            </span>
          ))}
        </Row>
      </Block>
    </>
  )
}
