import { useQuery } from '@tanstack/react-query'
import { getNotificationSettings, type NotificationSettings } from '@turnout/contract/notification-settings'
import { read } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import inbox from '../../ui/inbox.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TellMeOnThisPhone } from '../push/public/tell-me-on-this-phone.tsx'
import { useChangeSettings } from './actions.ts'
import styles from './notifications.module.css'
import { useMute } from './public/use-mute.ts'
import { settings as texts, topics as topicTexts } from './texts.ts'

const HEADINGS = [...new Set(Object.values(topicTexts).map(({ under }) => under))]

/** What this person gets as push and by mail; the list in the app always has everything. */
export function SettingsPanels({ level = 2 }: { level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const query = useQuery(read(getNotificationSettings, {}))
  if (!query.data)
    return (
      <LoadStatus
        query={query}
        failed={texts.failed}
        skeleton={<Skeleton shape="panel" count={3} label={texts.loading} />}
      />
    )
  const { topics: settings, groups } = query.data
  return (
    <>
      <TellMeOnThisPhone />
      {HEADINGS.map((title) => (
        <Panel key={title} title={title} level={level}>
          <ul className="stack ruled">
            {Object.entries(topicTexts).map(([topic, { under, name, hint }]) => {
              const channels = settings.find((one) => one.topic === topic)
              return (
                under === title &&
                channels && (
                  <li key={topic} className={styles.topic}>
                    <span className={inbox.words}>
                      <b className={inbox.title}>{name}</b>
                      {hint && <span className="sub">{hint}</span>}
                    </span>
                    <Channels channels={channels} name={name} />
                  </li>
                )
              )
            })}
          </ul>
        </Panel>
      ))}
      <Panel>
        <div className="line gap-14">
          <Icon name="moon" size={28} />
          <div>
            <Heading className={styles.quietTitle}>{texts.quietTitle}</Heading>
            <p className="sub">{texts.quiet}</p>
          </div>
        </div>
      </Panel>
      {groups.length > 0 && (
        <Panel title={texts.byGroup} level={level}>
          {groups.map((group) => (
            <GroupSwitch key={group.id} group={group} />
          ))}
        </Panel>
      )}
    </>
  )
}

type TopicChannels = NotificationSettings['topics'][number]

function Channels({ channels: { topic, push, mail }, name }: { channels: TopicChannels; name: string }) {
  const { mutate, sent, isPending } = useChangeSettings()
  // a press shows at once
  const change = isPending ? sent?.body.topics[0] : undefined
  const isPushOn = change?.push ?? push
  const isMailOn = mail === null ? null : (change?.mail ?? mail)
  return (
    <span className={styles.channels}>
      <ChannelToggle
        channel="phone"
        topic={name}
        isOn={isPushOn}
        onClick={() => mutate({ body: { topics: [{ topic, push: !isPushOn }] } })}
      />
      {isMailOn === null ? (
        <span className={styles.noChannel} />
      ) : (
        <ChannelToggle
          channel="mail"
          topic={name}
          isOn={isMailOn}
          onClick={() => mutate({ body: { topics: [{ topic, mail: !isMailOn }] } })}
        />
      )}
    </span>
  )
}

function GroupSwitch({ group: { id, name } }: { group: NotificationSettings['groups'][number] }) {
  const { isMuted, toggle } = useMute(id)
  return <Switch label={name} hint={isMuted ? texts.muted : texts.on} checked={!isMuted} onChange={toggle} />
}

type ChannelToggleProps = {
  channel: 'phone' | 'mail'
  /** The topic, for screen readers. */
  topic: string
  isOn: boolean
  onClick: () => void
}

/** Ink when on. */
function ChannelToggle({ channel, topic, isOn, onClick }: ChannelToggleProps) {
  const isPhone = channel === 'phone'
  return (
    <button
      type="button"
      className={classNames(styles.channel, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={isPhone ? texts.phoneFor(topic) : texts.mailFor(topic)}
      onClick={onClick}
    >
      <Icon name={isPhone ? 'phone' : 'mail'} size={18} />
      <span>{isPhone ? texts.phone : texts.mail}</span>
    </button>
  )
}
