import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import {
  addPasskey,
  listPasskeys,
  MAX_PASSKEY_NAME_LENGTH,
  type Passkey,
  removePasskey,
  renamePasskey,
  requestPasskey,
} from '@turnout/contract/passkeys'
import { getSecondFactor } from '@turnout/contract/second-factor'
import { deviceName } from '@turnout/rules/device-name'
import { useId, useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConfirmOwnerDialog } from './confirm-owner-dialog.tsx'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'
import { createPasskey } from './passkey-ceremony.ts'
import styles from './profile-page.module.css'
import { passkeysPanel as texts } from './profile-texts.ts'
import { SecondFactorSection } from './second-factor-section.tsx'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

type Open = 'add' | { rename: Passkey } | { remove: Passkey } | null

export function PasskeysPanel() {
  const passkeys = useQuery(read(listPasskeys, {}))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { data, error } = passkeys
  return (
    <Panel title={texts.title}>
      <p className="sub">{texts.what}</p>
      {data ? (
        <ul className="column ruled">
          {data.map((passkey) => (
            <li key={passkey.id} className={styles.session}>
              <span>
                <b>{passkey.name}</b>
                <span className="sub">
                  {passkey.last_used_at === null
                    ? texts.added(date.format(passkey.created_at))
                    : texts.lastUsed(date.format(passkey.last_used_at))}
                </span>
              </span>
              <LazyMenu
                label={texts.moreFor(passkey.name)}
                items={[
                  { text: texts.rename, onSelect: () => setOpen({ rename: passkey }) },
                  { text: texts.remove, danger: true, onSelect: () => setOpen({ remove: passkey }) },
                ]}
              />
            </li>
          ))}
        </ul>
      ) : (
        <LoadStatus inline query={passkeys} failed={errorText(error, texts.failed)} loading={texts.loading} />
      )}
      {browserSupportsWebAuthn() && (
        <div className={styles.everywhere}>
          <Button onClick={() => setOpen('add')}>{texts.add}</Button>
        </div>
      )}
      {data && data.length > 0 && <SecondFactorSection />}
      {open === 'add' && <AddDialog onClose={close} />}
      {open && open !== 'add' && 'rename' in open && <RenameDialog passkey={open.rename} onClose={close} />}
      {open && open !== 'add' && 'remove' in open && <RemoveDialog passkey={open.remove} onClose={close} />}
    </Panel>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  // it may have used a recovery code
  const begin = useAction(requestPasskey, { failed: null, refreshes: [getSecondFactor] })
  const { mutate } = useAction(addPasskey, {
    done: texts.isAdded,
    failed: texts.notAdded,
    refreshes: [listPasskeys],
  })
  const make = async (options: Parameters<typeof createPasskey>[0]) => {
    onClose()
    try {
      const credential = await createPasskey(options)
      const name = deviceName(navigator.userAgent).slice(0, MAX_PASSKEY_NAME_LENGTH)
      mutate({ body: { name, credential } })
    } catch {
      toast.failed(texts.notMade)
    }
  }
  return (
    <ConfirmOwnerDialog
      title={texts.add}
      confirm={texts.next}
      variant="primary"
      action={begin}
      busyText={texts.checking}
      onClose={onClose}
      onConfirm={(body) => begin.mutate({ body }, { done: (options) => void make(options) })}
    />
  )
}

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void }

function RemoveDialog({ passkey, onClose }: PasskeyDialogProps) {
  const action = useAction(removePasskey, {
    done: ({ message }) => message,
    failed: null,
    refreshes: [listPasskeys],
  })
  return (
    <ConfirmPasswordDialog
      title={texts.removeQuestion(passkey.name)}
      confirm={texts.remove}
      action={action}
      busyText={texts.removing}
      onClose={onClose}
      onConfirm={(password) =>
        action.mutate({ params: { passkeyId: passkey.id }, body: { password } }, { done: onClose })
      }
    />
  )
}

function RenameDialog({ passkey, onClose }: PasskeyDialogProps) {
  const formId = useId()
  const { mutate, isPending, error } = useAction(renamePasskey, { failed: null, refreshes: [listPasskeys] })
  const rename = (form: FormData) => {
    const name = String(form.get('name') ?? '')
    mutate({ params: { passkeyId: passkey.id }, body: { name } }, { done: onClose })
  }
  return (
    <Dialog
      open
      title={texts.renameQuestion}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          rename(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label={texts.name}
          name="name"
          defaultValue={passkey.name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          data-first-focus
          error={error ? errorText(error, texts.notSaved) : undefined}
        />
      </form>
    </Dialog>
  )
}
