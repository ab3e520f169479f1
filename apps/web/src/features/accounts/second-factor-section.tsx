import { useQuery } from '@tanstack/react-query'
import {
  getSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '@turnout/contract/second-factor'
import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { saveFile } from '../../platform/files/picture-file.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ConfirmOwnerDialog } from './confirm-owner-dialog.tsx'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'
import styles from './second-factor-section.module.css'
import { recoveryCodesDialog as recoveryCodes, secondFactorSection as texts } from './second-factor-texts.ts'

/** With so few left it is time for new ones. */
const FEW_CODES = 2

type Open = 'on' | 'off' | 'renew' | { codes: readonly string[] } | null

/** Whether signing in needs a second factor. */
export function SecondFactorSection() {
  const secondFactor = useQuery(read(getSecondFactor, {}))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const show = (codes: readonly string[]) => setOpen({ codes })
  const { data, error } = secondFactor
  return (
    <div className={styles.state}>
      <h3>{texts.title}</h3>
      {!data ? (
        <LoadStatus
          inline
          query={secondFactor}
          failed={errorText(error, texts.failed)}
          loading={texts.loading}
        />
      ) : data.is_on ? (
        <>
          <p className="sub">{texts.isOn}</p>
          <p className={data.recovery_codes_left <= FEW_CODES ? styles.few : undefined}>
            {texts.codesLeft(data.recovery_codes_left)}
          </p>
          <div className="flow gap-8">
            <Button onClick={() => setOpen('renew')}>{texts.makeNewCodes}</Button>
            <Button onClick={() => setOpen('off')}>{texts.turnOff}</Button>
          </div>
        </>
      ) : (
        <>
          <p className="sub">{texts.isOff}</p>
          <div>
            <Button onClick={() => setOpen('on')}>{texts.turnOn}</Button>
          </div>
        </>
      )}
      {open === 'on' && <TurnOnDialog onClose={close} onCodes={show} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
      {open === 'renew' && <RenewDialog onClose={close} onCodes={show} />}
      {open !== null && typeof open === 'object' && (
        <RecoveryCodesDialog codes={open.codes} onClose={close} />
      )}
    </div>
  )
}

// the answer with the codes goes to this dialog only
const stay = () => undefined

type DialogProps = { onClose: () => void }
type CodesDialogProps = DialogProps & { onCodes: (codes: readonly string[]) => void }

function TurnOnDialog({ onClose, onCodes }: CodesDialogProps) {
  const action = useAction(turnSecondFactorOn, {
    done: texts.isTurnedOn,
    failed: null,
    refreshes: [getSecondFactor],
  })
  return (
    <ConfirmPasswordDialog
      title={texts.turnOnQuestion}
      confirm={texts.turnOn}
      variant="primary"
      action={action}
      busyText={texts.turningOn}
      onClose={action.isPending ? stay : onClose}
      onConfirm={(password) =>
        action.mutate({ body: { password } }, { done: ({ recovery_codes }) => onCodes(recovery_codes) })
      }
    />
  )
}

function TurnOffDialog({ onClose }: DialogProps) {
  const action = useAction(turnSecondFactorOff, {
    done: ({ message }) => message,
    failed: null,
    refreshes: [getSecondFactor],
  })
  return (
    <ConfirmOwnerDialog
      title={texts.turnOffQuestion}
      confirm={texts.turnOff}
      action={action}
      busyText={texts.turningOff}
      onClose={onClose}
      onConfirm={(body) => action.mutate({ body }, { done: onClose })}
    />
  )
}

function RenewDialog({ onClose, onCodes }: CodesDialogProps) {
  const action = useAction(renewRecoveryCodes, {
    done: null,
    failed: null,
    refreshes: [getSecondFactor],
  })
  return (
    <ConfirmOwnerDialog
      title={texts.renewQuestion}
      confirm={texts.makeNewCodes}
      variant="primary"
      action={action}
      busyText={texts.making}
      onClose={action.isPending ? stay : onClose}
      onConfirm={(body) => action.mutate({ body }, { done: ({ recovery_codes }) => onCodes(recovery_codes) })}
    />
  )
}

/** Shows the codes once: only its button closes it. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const list = codes.join('\n')
  return (
    <Dialog
      open
      kind="alert"
      title={recoveryCodes.title}
      onClose={() => undefined}
      actions={
        <Button variant="primary" onClick={onClose}>
          {recoveryCodes.saved}
        </Button>
      }
    >
      <p>{recoveryCodes.what}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flow gap-8">
        <CopyButton text={list} data-first-focus>
          {recoveryCodes.copy}
        </CopyButton>
        <Button
          onClick={() => saveFile(new File([`${list}\n`], recoveryCodes.fileName, { type: 'text/plain' }))}
        >
          {recoveryCodes.saveAsFile}
        </Button>
      </div>
    </Dialog>
  )
}
