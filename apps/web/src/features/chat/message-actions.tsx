import type { ChatMessage, ChatPage } from '@turnout/contract/chat'
import type { ChatReaction } from '@turnout/rules/chat'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { toast } from '../../platform/toast.ts'
import { loadBackTo, loadedChat } from './chat-query.ts'
import { reactionOf } from './reactions.ts'
import { messageActions as texts } from './texts.ts'
import { useNames } from './use-names.ts'
import { react } from './use-shown-page.ts'

const MessageMenu = lazyPart(async () => (await import('./message-menu.tsx')).MessageMenu, MissingSheet)

const RemoveMessage = lazyPart(async () => (await import('./remove-message.tsx')).RemoveMessage, MissingSheet)

const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet, MissingSheet)

/** What the next text is about: a message that it answers, or one that it replaces. */
export type Composing = { type: 'reply' | 'edit'; message: ChatMessage }
/** What is done with a message: chosen in its menu, or the menu itself. */
export type Step = { type: Composing['type'] | 'menu' | 'remove' | 'report'; message: ChatMessage }

type Actions = {
  myId: string | null
  /** Chooses it, or takes it back when it is this person's. */
  toggleReaction: (message: ChatMessage, reaction: ChatReaction) => void
  /** The trigger gets the focus back. */
  openMenu: (message: ChatMessage, trigger: HTMLButtonElement) => void
  /** Loads the history as far back as it has to. */
  showMessage: (place: { id: string; number: number }) => Promise<void>
}

const ActionsContext = createContext<Actions>({
  myId: null,
  toggleReaction: () => undefined,
  openMenu: () => undefined,
  showMessage: async () => undefined,
})

/** Never another one, so that no row is drawn again because of it. */
export const useMessageActions = (): Actions => useContext(ActionsContext)

type ComposingState = [Composing | null, (next: Composing | null) => void]
const ComposingContext = createContext<ComposingState>([null, () => undefined])

export const useComposing = () => useContext(ComposingContext)

/** The number of the message that a press leads to, until it is in view. */
export const WantedNumberContext = createContext<number | null>(null)

const NamesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** Who has reacted is known by id. */
export function useMemberName(): (id: string) => string {
  const names = useContext(NamesContext)
  return (id) => names.get(id) ?? texts.formerMember
}

export const prefetchMenu = () => MessageMenu.prefetch()

type MessageActionsProps = {
  groupId: string
  page: ChatPage | undefined
  /** The person who looks. */
  me: { id: string; name: string } | null
  children: ReactNode
}

/** Around the log and the composer: what is chosen in the menu of a message goes on in the composer. */
export function MessageActions({ groupId, page, me, children }: MessageActionsProps) {
  const [composing, setComposing] = useState<Composing | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const myId = me?.id ?? null
  const names = useNames(groupId, page)
  // the menu takes its place once
  const close = useCallback(() => setStep(null), [])

  const actions = useMemo<Actions>(
    () => ({
      myId,
      toggleReaction: (message, reaction) => {
        if (myId === null) return
        const chosen = reactionOf(message, myId) === reaction ? null : reaction
        void react({ groupId, messageId: message.id }, myId, chosen)
      },
      openMenu: (message, button) => {
        trigger.current = button
        setStep({ type: 'menu', message })
      },
      showMessage: async ({ id, number }) => {
        try {
          await loadBackTo(groupId, number)
          const isThere = loadedChat(groupId)?.messages.some((message) => message.id === id)
          if (isThere) setWanted(number)
          else toast.info(texts.gone)
        } catch {
          toast.failed(texts.notLoaded)
        }
      },
    }),
    [groupId, myId],
  )

  useEffect(() => {
    const id = wanted === null ? null : page?.messages.find(({ number }) => number === wanted)?.id
    const row = id && document.querySelector<HTMLElement>(`[data-message="${id}"]`)
    if (!row) return
    showRow(row)
    setWanted(null)
  }, [wanted, page])

  const wasRemoving = useRef(false)
  useEffect(() => {
    const isOver = step === null && wasRemoving.current
    wasRemoving.current = step?.type === 'remove'
    // the stream was quicker than the answer, and the button that had the focus is gone with the message
    if (isOver && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
  }, [step])

  const choose = ({ type, message }: Step) => {
    if (type === 'reply' || type === 'edit') setComposing({ type, message })
    else setStep({ type, message })
  }
  return (
    <ActionsContext value={actions}>
      <NamesContext value={names}>
        <WantedNumberContext value={wanted}>
          <ComposingContext value={[composing, setComposing]}>{children}</ComposingContext>
        </WantedNumberContext>
      </NamesContext>
      {step?.type === 'menu' && (
        <MessageMenu
          message={step.message}
          myId={myId}
          onReact={(reaction) => actions.toggleReaction(step.message, reaction)}
          trigger={trigger}
          onChoose={choose}
          onClose={close}
        />
      )}
      {step?.type === 'remove' && (
        <RemoveMessage groupId={groupId} message={step.message} by={me} onClose={close} />
      )}
      {step?.type === 'report' && <ReportSheet groupId={groupId} message={step.message} onClose={close} />}
    </ActionsContext>
  )
}

/** In the middle of the log, with the focus: it is marked until the focus goes on. */
function showRow(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center' })
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true })
}
