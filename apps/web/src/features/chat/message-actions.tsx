import type { ChatMessage, ChatPage } from '@turnout/contract/chat'
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
import { useValueChange } from '../../ui/use-value-change.ts'
import { ChatGroupContext } from './chat-group.ts'
import { loadBackTo, loadedChat } from './chat-query.ts'
import { type Composing, ComposingContext, useComposingState } from './composing.ts'
import { messageActions as texts } from './texts.ts'
import { useMembers } from './use-members.ts'

const MessageMenu = lazyPart(async () => (await import('./message-menu.tsx')).MessageMenu, MissingSheet)

const RemoveMessage = lazyPart(async () => (await import('./remove-message.tsx')).RemoveMessage, MissingSheet)

const PeopleSheet = lazyPart(async () => (await import('./people-sheet.tsx')).PeopleSheet, MissingSheet)

const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet, MissingSheet)

/** The open action on a message: chosen in its menu, or the menu itself. */
export type Step = { type: Composing['type'] | 'menu' | 'people' | 'remove' | 'report'; message: ChatMessage }

type Actions = {
  /** The trigger gets the focus back when the menu closes. */
  openMenu: (message: ChatMessage, trigger: HTMLButtonElement) => void
  /**
   * Loads the history as far back as needed and shows the message; only the last call counts. `onThere` runs just
   * before, to close an open sheet, which would keep the focus.
   */
  showMessage: (place: { id: string; number: number }, onThere?: () => void) => Promise<void>
  /** Messages that are still loading are not shown. */
  stopShowing: () => void
}

const ActionsContext = createContext<Actions>({
  openMenu: () => undefined,
  showMessage: async () => undefined,
  stopShowing: () => undefined,
})

/** The same object on every render, so that it re-renders no row. */
export const useMessageActions = (): Actions => useContext(ActionsContext)

/** The number of the message that is to be shown, until it is in view. */
export const WantedNumberContext = createContext<number | null>(null)

/** Null until the members are loaded. */
const NamesContext = createContext<ReadonlyMap<string, string> | null>(null)

/** Reactions carry ids only; this finds the names. */
export function useMemberName(): (id: string) => string {
  const names = useContext(NamesContext)
  return (id) => (names ? (names.get(id) ?? texts.formerMember) : texts.member)
}

export const prefetchMenu = () => MessageMenu.prefetch()

type MessageActionsProps = {
  page: ChatPage | undefined
  children: ReactNode
}

/** Around the log and the composer: replies and edits from a message's menu continue in the composer. */
export function MessageActions({ page, children }: MessageActionsProps) {
  const { groupId } = useContext(ChatGroupContext)
  const composing = useComposingState(groupId, page)
  const [step, setStep] = useState<Step | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const calls = useRef(0)
  const names = useNames(groupId, page)
  // stable, so that the menu is placed and focused only once
  const close = useCallback(() => setStep(null), [])

  const actions = useMemo<Actions>(
    () => ({
      openMenu: (message, button) => {
        trigger.current = button
        setStep({ type: 'menu', message })
      },
      showMessage: async ({ id, number }, onThere) => {
        calls.current += 1
        const call = calls.current
        const isLoaded = await loadBackTo(groupId, number).then(
          () => true,
          () => false,
        )
        if (call !== calls.current) return
        const isThere = loadedChat(groupId)?.messages.some((message) => message.id === id)
        if (!isLoaded) toast.failed(texts.notLoaded)
        else if (!isThere) toast.info(texts.gone)
        else {
          onThere?.()
          setWanted(number)
        }
      },
      stopShowing: () => {
        calls.current += 1
      },
    }),
    [groupId],
  )

  useEffect(() => {
    const id = wanted === null ? null : page?.messages.find(({ number }) => number === wanted)?.id
    const row = id && document.querySelector<HTMLElement>(`[data-message="${id}"]`)
    if (!row) return
    showRow(row)
    setWanted(null)
  }, [wanted, page])

  useValueChange(step, (previous) => {
    // the stream removed the message before the answer came, and its button with the focus is gone
    if (step === null && previous?.type === 'remove' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
  })

  const choose = ({ type, message }: Step) => {
    const [, setComposing] = composing
    if (type === 'reply' || type === 'edit') setComposing({ type, message })
    else setStep({ type, message })
  }
  return (
    <ActionsContext value={actions}>
      <NamesContext value={names}>
        <WantedNumberContext value={wanted}>
          <ComposingContext value={composing}>{children}</ComposingContext>
        </WantedNumberContext>
      </NamesContext>
      {step?.type === 'menu' && (
        <MessageMenu message={step.message} trigger={trigger} onChoose={choose} onClose={close} />
      )}
      {step?.type === 'people' && <PeopleSheet message={step.message} onClose={close} />}
      {step?.type === 'remove' && <RemoveMessage message={step.message} onClose={close} />}
      {step?.type === 'report' && <ReportSheet message={step.message} onClose={close} />}
    </ActionsContext>
  )
}

/** Scrolls the row to the middle and focuses it; the outline stays until the focus moves on. */
function showRow(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center' })
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true })
}

/** Names of the members by id, requested when a message has reactions. */
function useNames(groupId: string, page: ChatPage | undefined): ReadonlyMap<string, string> | null {
  const hasReactions = page?.messages.some(({ reactions }) => reactions.length > 0) ?? false
  const { data: members } = useMembers(groupId, hasReactions)
  return useMemo(() => (members ? new Map(members.map(({ id, name }) => [id, name])) : null), [members])
}
