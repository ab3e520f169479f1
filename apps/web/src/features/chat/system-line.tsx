import type { ChatMessage } from '@turnout/contract/chat'
import { memo, useContext } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { ChatGroupContext } from './chat-group.ts'
import styles from './message.module.css'
import { systemSentence } from './system-sentence.ts'
import { systemLine as texts } from './texts.ts'

/** What the program writes, small between two hairlines. That of a game leads to its results. */
export const SystemLine = memo(function SystemLine({ message }: { message: ChatMessage }) {
  const { groupId } = useContext(ChatGroupContext)
  const { system } = message
  const sentence = systemSentence(system, message.sent_at)
  return (
    <p className={styles.notice} data-message={message.id}>
      <span dir="auto">
        {sentence ? (
          <>
            <b>{sentence.fact}</b>{' '}
            {system?.type === 'game_over' ? (
              <Link
                to="/my-sports-groups/$groupId/games/$gameId"
                params={{ groupId, gameId: system.game_id }}
              >
                {sentence.detail}
              </Link>
            ) : (
              sentence.detail
            )}
          </>
        ) : (
          texts.unknown
        )}
      </span>
    </p>
  )
})
