import { useQuery } from '@tanstack/react-query'
import { changeSpectatorLink, getSpectatorLink, renewSpectatorLink } from '@turnout/contract/spectators'
import { useRef, useState } from 'react'
import { read } from '../../../platform/api/queries.ts'
import { useAction } from '../../../platform/api/use-action.ts'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { common } from '../texts.ts'
import { spectators as texts } from '../watching-texts.ts'

type SpectatorsProps = {
  gameId: string
  groupName: string
  /** After the game an open link can be shown, renewed and closed, but no new one opened. */
  isOver?: boolean
}

/** For organisers: who may watch besides members. */
export function Spectators({ gameId, groupName, isOver = false }: SpectatorsProps) {
  const params = { gameId }
  const query = useQuery(read(getSpectatorLink, { params }))
  const { data: link, error } = query
  const { mutate, isPending } = useChangeSpectatorLink()
  if (!link && !error) return null
  if (isOver && !link?.token) return null
  return (
    <Panel title={texts.letAnyoneWatch}>
      <div className="column gap-14">
        {!link ? (
          <LoadStatus inline query={query} failed={texts.didNotLoad} skeleton={null} />
        ) : link.token === null ? (
          <>
            <p className="sub">{texts.withLinkAnyoneSeesScore}</p>
            <Button
              wide
              icon="eye"
              busy={isPending}
              busyText={texts.opening}
              onClick={() => mutate({ params, body: { open: true } })}
            >
              {texts.openThisGame}
            </Button>
          </>
        ) : (
          <SpectatorLink gameId={gameId} groupName={groupName} token={link.token} />
        )}
      </div>
    </Panel>
  )
}

const useChangeSpectatorLink = () =>
  useAction(changeSpectatorLink, {
    done: ({ token }) => (token === null ? texts.closedToSpectators : null),
    failed: texts.failedToChangeWhoMay,
    refreshes: [getSpectatorLink],
  })

const useRenewSpectatorLink = () =>
  useAction(renewSpectatorLink, {
    done: texts.newLinkOldOneShows,
    failed: texts.failedToRenewLink,
    refreshes: [getSpectatorLink],
  })

type SpectatorLinkProps = { gameId: string; groupName: string; token: string }

const CONFIRMATIONS = {
  close: {
    title: texts.closeThisGameToSpectators,
    text: texts.whoeverWatchesByLinkSees,
    confirm: texts.close,
    busyText: texts.closing,
  },
  renew: {
    title: texts.renewLink,
    text: texts.whoeverWatchesByOldLink,
    confirm: texts.renew,
    busyText: texts.renewing,
  },
} as const

function SpectatorLink({ gameId, groupName, token }: SpectatorLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const [confirming, setConfirming] = useState<keyof typeof CONFIRMATIONS | null>(null)
  const closeLink = useChangeSpectatorLink()
  const renewLink = useRenewSpectatorLink()
  const params = { gameId }
  const url = `${location.origin}${paths.watch(token)}`
  const done = () => setConfirming(null)
  const confirm = () =>
    confirming === 'close'
      ? closeLink.mutate({ params, body: { open: false } }, { done, failed: done })
      : renewLink.mutate({ params }, { done, failed: done })
  const question = confirming && CONFIRMATIONS[confirming]

  return (
    <>
      <TextField
        ref={field}
        label={texts.linkToWatch}
        icon="link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flow gap-10">
        <CopyButton text={url} source={field}>
          {texts.copyLink}
        </CopyButton>
        <ShareButton
          data={{ title: groupName, text: texts.watchLive(groupName), url }}
          onFailed={() => field.current?.select()}
        />
        <a className={buttonClass()} href={paths.board(token)} target="_blank" rel="noreferrer">
          <Icon name="full-screen" />
          {texts.bigBoard}
        </a>
      </div>
      <div className="stack gap-8">
        <QrCode text={url} label={texts.qrCodeOfLinkTo(groupName)} />
        <p className="sub">{texts.holdItUpPhonesCamera}</p>
      </div>
      <div className="flow gap-10">
        <Button icon="undo" onClick={() => setConfirming('renew')}>
          {texts.renewLink2}
        </Button>
        <Button icon="eye-off" onClick={() => setConfirming('close')}>
          {texts.closeToSpectators}
        </Button>
      </div>
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmText={question.confirm}
          cancelText={common.keepIt}
          busy={closeLink.isPending || renewLink.isPending}
          busyText={question.busyText}
          onClose={done}
          onConfirm={confirm}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}
