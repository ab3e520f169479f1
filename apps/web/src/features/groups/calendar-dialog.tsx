import { useQuery } from '@tanstack/react-query'
import { getGroupCalendar, getMyCalendar } from '@turnout/contract/calendar'
import { useRef } from 'react'
import { API } from '../../platform/api/call.ts'
import { errorText } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRenewGroupCalendar, useRenewMyCalendar } from './actions.ts'
import { common, calendarDialog as texts } from './texts.ts'

type CalendarDialogProps = { groupId: string | undefined; onClose: () => void }

export function CalendarDialog({ groupId, onClose }: CalendarDialogProps) {
  return (
    <Dialog open title={common.addToCalendar} onClose={onClose}>
      {groupId ? <GroupCalendar groupId={groupId} /> : <MyCalendar />}
    </Dialog>
  )
}

function GroupCalendar({ groupId }: { groupId: string }) {
  const params = { groupId }
  const { data, error } = useQuery(read(getGroupCalendar, { params }))
  const { mutate, isPending } = useRenewGroupCalendar()
  return (
    <CalendarLinks path={data?.path} error={error} renewing={isPending} onRenew={() => mutate({ params })} />
  )
}

function MyCalendar() {
  const { data, error } = useQuery(read(getMyCalendar, {}))
  const { mutate, isPending } = useRenewMyCalendar()
  return <CalendarLinks path={data?.path} error={error} renewing={isPending} onRenew={() => mutate({})} />
}

type CalendarLinksProps = {
  path: string | undefined
  error: Error | null
  renewing: boolean
  onRenew: () => void
}

function CalendarLinks({ path, error, renewing, onRenew }: CalendarLinksProps) {
  const field = useRef<HTMLInputElement>(null)
  if (!path) return <p>{error ? errorText(error, texts.addressDidNotLoad) : texts.oneMoment}</p>
  const url = `${location.origin}${API}${path}`
  return (
    <div className="stack gap-14">
      <p>{texts.yourCalendarAsksHereFor}</p>
      <a
        className={buttonClass({ variant: 'primary', wide: true })}
        href={url.replace(/^https?:/, 'webcal:')}
      >
        <Icon name="calendar" />
        {texts.openInMyCalendar}
      </a>
      <TextField
        ref={field}
        label={texts.addressToSubscribeTo}
        icon="link"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint={texts.itIsYoursAloneWhoever}
      />
      <div className="flow gap-10">
        <CopyButton text={url} source={field}>
          {texts.copyAddress}
        </CopyButton>
        <Button variant="quiet" busy={renewing} busyText={texts.renewing} onClick={onRenew}>
          {texts.getNewAddress}
        </Button>
      </div>
    </div>
  )
}
