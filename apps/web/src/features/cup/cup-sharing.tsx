import { useQuery } from '@tanstack/react-query'
import type { Cup } from '@turnout/contract/cups'
import type { GameState } from '@turnout/contract/game-state'
import { getSpectatorLink } from '@turnout/contract/spectators'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { howWon, whoWon } from './public/cup-winner.tsx'
import { cupSharing as texts } from './texts.ts'

const ShareSheet = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet, MissingSheet)

type CupSharingProps = { gameId: string; game: GameState; cup: Cup }

/** Buttons for the big screen and for other people's phones. */
export function CupSharing(props: CupSharingProps) {
  const token = useWatchToken(props)
  const [isOpen, setOpen] = useState(false)
  const openSheet = () => setOpen(true)
  return (
    <>
      {typeof token === 'string' && (
        <a className={buttonClass()} href={paths.board(token)} target="_blank" rel="noreferrer">
          <Icon name="full-screen" />
          {texts.bigScreen}
        </a>
      )}
      {token === null ? (
        <>
          <Button icon="full-screen" onClick={openSheet}>
            {texts.bigScreen}
          </Button>
          <Button icon="share" onClick={openSheet}>
            {texts.share}
          </Button>
        </>
      ) : (
        <ShareOrCopy {...props} token={token}>
          {texts.share}
        </ShareOrCopy>
      )}
      {isOpen && (
        <ShareSheet gameId={props.gameId} groupName={props.game.group_name} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Shares the result with people who were not there. */
export function ShareResult(props: CupSharingProps) {
  const token = useWatchToken(props)
  return (
    <ShareOrCopy {...props} token={token} isMain>
      {texts.shareResult}
    </ShareOrCopy>
  )
}

/** Token of the spectator link: null while the link is closed, undefined without an answer or for non-organisers. */
function useWatchToken({ gameId, game }: Pick<CupSharingProps, 'gameId' | 'game'>) {
  const { data } = useQuery({
    ...read(getSpectatorLink, { params: { gameId } }),
    enabled: game.can_steer_evening,
  })
  return data?.token
}

type ShareOrCopyProps = CupSharingProps & {
  token: string | null | undefined
  isMain?: boolean
  children: string
}

/** The share dialog of the system, or a copied address: the spectator link while it is open, otherwise this page. */
function ShareOrCopy({ game, cup, token, isMain = false, children }: ShareOrCopyProps) {
  const [canShare, setCanShare] = useState(typeof navigator.share === 'function')
  const url = token ? `${location.origin}${paths.watch(token)}` : location.href
  const text = cup.is_over ? texts.result(whoWon(cup), howWon(cup)) : texts.watch(game.group_name)
  const look = isMain ? ({ variant: 'primary', wide: true } as const) : {}
  return canShare ? (
    <ShareButton
      {...look}
      data={{ title: texts.title(game.group_name), text, url }}
      onFailed={() => setCanShare(false)}
    >
      {children}
    </ShareButton>
  ) : (
    <CopyButton {...look} text={url}>
      {children}
    </CopyButton>
  )
}
