import { useQuery } from '@tanstack/react-query'
import { listMyChats } from '@turnout/contract/chat'
import { read } from '../../../platform/api/queries.ts'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useChangeChatSettings } from './actions.ts'
import { chatSwitch as texts } from './texts.ts'

/** For organisers: switches the chat of their group on or off, at once. */
export function ChatSwitch({ groupId }: { groupId: string }) {
  const query = useQuery(read(listMyChats, {}))
  const { data: chats, error } = query
  const { mutate, isPending, sent } = useChangeChatSettings()
  const chat = chats?.find(({ group_id }) => group_id === groupId)
  if (!chats && error)
    return (
      <Panel title={texts.title}>
        <LoadStatus inline query={query} failed={texts.didNotLoad} skeleton={null} />
      </Panel>
    )
  if (!chat) return null
  const isOn = isPending && sent ? sent.body.is_on : chat.is_on
  return (
    <Panel title={texts.title}>
      <Switch
        label={texts.label}
        hint={isOn ? texts.on : texts.off}
        checked={isOn}
        disabled={isPending}
        onChange={({ target }) => mutate({ params: { groupId }, body: { is_on: target.checked } })}
      />
    </Panel>
  )
}
