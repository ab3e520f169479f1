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

/** What is done with a message: chosen in its menu, or the menu itself. */
export type Step = { type: Composing['type'] | 'menu' | 'people' | 'remove' | 'report'; message: ChatMessage }

type Actions = {
  /** The trigger gets the focus back. */
  openMenu: (message: ChatMessage, trigger: HTMLButtonElement) => void
  /**
   * Loads the history as far back as it has to. What is called last is shown, and just before it that is reported: a
   * sheet that is still open would keep the focus.
   */
  showMessage: (place: { id: string; number: number }, onThere?: () => void) => Promise<void>
  /** What is on its way is not shown. */
  stopShowing: () => void
}

const ActionsContext = createContext<Actions>({
  openMenu: () => undefined,
  showMessage: async () => undefined,
  stopShowing: () => undefined,
})

/** Never another one, so that no row is drawn again because of it. */
export const useMessageActions = (): Actions => useContext(ActionsContext)

/** The number of the message that a press leads to, until it is in view. */
export const WantedNumberContext = createContext<number | null>(null)

/** Null until the members are known. */
const NamesContext = createContext<ReadonlyMap<string, string> | null>(null)

/** Who has reacted is known by id. */
export function useMemberName(): (id: string) => string {
  const names = useContext(NamesContext)
  return (id) => (names ? (names.get(id) ?? texts.formerMember) : texts.member)
}

export const prefetchMenu = () => MessageMenu.prefetch()

type MessageActionsProps = {
  page: ChatPage | undefined
  children: ReactNode
}

/** Around the log and the composer: what is chosen in the menu of a message goes on in the composer. */
export function MessageActions({ page, children }: MessageActionsProps) {
  const { groupId } = useContext(ChatGroupContext)
  const composing = useComposingState(groupId, page)
  const [step, setStep] = useState<Step | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const calls = useRef(0)
  const names = useNames(groupId, page)
  // the menu takes its place once
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
    // the stream was quicker than the answer, and the button that had the focus is gone with the message
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

/** In the middle of the log, with the focus: it is marked until the focus goes on. */
function showRow(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center' })
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true })
}

/** The names of the members by their ids, requested once a message has reactions. */
function useNames(groupId: string, page: ChatPage | undefined): ReadonlyMap<string, string> | null {
  const hasReactions = page?.messages.some(({ reactions }) => reactions.length > 0) ?? false
  const { data: members } = useMembers(groupId, hasReactions)
  return useMemo(() => (members ? new Map(members.map(({ id, name }) => [id, name])) : null), [members])
}
