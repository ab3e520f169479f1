import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getPush, turnPushOff } from '@turnout/contract/push'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { read, refresh } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './push-card.module.css'
import { forgetSubscription, turnOn } from './subscription.ts'
import { tellMe as texts } from './texts.ts'

/** 'Tell me on this phone', and its state. Only its button asks for permission. */
export function PushCard() {
  const { query, status, isWorking, turnOn, turnOff } = usePush()
  const isPhone = useMedia('(pointer: coarse)')
  const device = isPhone ? 'phone' : 'laptop'
  if (status === 'loading') return <Loading query={query} />
  if (status === 'off') {
    const Surface = isPhone ? InPlayPanel : Panel
    return (
      <Surface className="stack gap-14">
        <Head icon="bell" title={texts.title} note={isPhone ? texts.onPhone : texts.onLaptop} />
        <Button
          wide
          variant={isPhone ? 'primary' : 'secondary'}
          busy={isWorking}
          busyText={texts.working}
          onClick={turnOn}
        >
          {texts.tellMe(device)}
        </Button>
      </Surface>
    )
  }
  return (
    <Panel className="stack gap-14">
      <Head {...HEADS[status](device)} />
      {status === 'on' && (
        <div>
          <Button variant="quiet" busy={isWorking} busyText={texts.working} onClick={turnOff}>
            {texts.turnOff}
          </Button>
        </div>
      )}
      {status === 'blocked' && <HowToAllow isPhone={isPhone} />}
    </Panel>
  )
}

function Loading({ query }: { query: UseQueryResult }) {
  if (!query.error) return <Skeleton shape="panel" label={texts.loading} />
  return (
    <Panel>
      <LoadStatus inline query={query} failed={texts.didNotLoad} skeleton={null} />
    </Panel>
  )
}

type HeadProps = { icon: IconName; title: string; note: string }

const HEADS: Record<Exclude<PushStatus, 'loading' | 'off'>, (device: string) => HeadProps> = {
  on: (device) => ({ icon: 'tick', title: texts.isOn(device), note: texts.isOnNote }),
  blocked: (device) => ({ icon: 'lock', title: texts.blocked(device), note: texts.blockedNote }),
  'needs-home-screen': () => ({ icon: 'add', title: texts.homeScreen, note: texts.homeScreenNote }),
  unsupported: () => ({ icon: 'bell', title: texts.unsupported, note: texts.unsupportedNote }),
  'off-here': () => ({ icon: 'bell', title: texts.offHere, note: texts.offHereNote }),
}

function Head({ icon, title, note }: HeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name={icon} size={22} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className="sub">{note}</p>
    </div>
  )
}

function HowToAllow({ isPhone }: { isPhone: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const phoneSteps = isIos() ? texts.allowIos : texts.allowAndroid
  return (
    <>
      <Button wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.howToAllow}
      </Button>
      {isOpen && <p>{isPhone ? phoneSteps : texts.allowLaptop}</p>}
    </>
  )
}

type PushStatus = Exclude<PushSupport, 'supported'> | 'loading' | 'off-here' | 'blocked' | 'off' | 'on'

/** Whether this browser receives notifications, and how to change it. */
function usePush() {
  const query = useQuery(read(getPush, {}))
  const { data } = query
  const [isWorking, setWorking] = useState(false)
  const support = pushSupport()

  const run = async (work: () => Promise<void>, failed: string) => {
    if (isWorking) return
    setWorking(true)
    try {
      await work()
    } catch (error) {
      toast.failed(isProblem(error) ? errorText(error, failed) : failed)
    }
    await refresh(getPush)
    setWorking(false)
  }

  const publicKey = data?.public_key ?? null
  const status = (): PushStatus => {
    if (support !== 'supported') return support
    if (!data) return 'loading'
    if (publicKey === null) return 'off-here'
    if (Notification.permission === 'denied') return 'blocked'
    return data.is_on && Notification.permission === 'granted' ? 'on' : 'off'
  }

  return {
    query,
    status: status(),
    isWorking,
    turnOn: () =>
      void run(async () => {
        // asked only here, and first: Safari wants it in the press itself
        if ((await Notification.requestPermission()) === 'granted' && publicKey) await turnOn(publicKey)
      }, texts.failed),
    turnOff: () =>
      void run(async () => {
        await call(turnPushOff, {})
        await forgetSubscription()
      }, texts.turnOffFailed),
  }
}

type PushSupport = 'supported' | 'needs-home-screen' | 'unsupported'

/** On an iPhone only an app on the Home Screen may show notifications. An iPad claims to be a Mac with a touch screen. */
function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return 'supported'
  return isIos() && !matchMedia('(display-mode: standalone)').matches ? 'needs-home-screen' : 'unsupported'
}

const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
