import { useQuery } from '@tanstack/react-query'
import { listMyGroups } from '@turnout/contract/groups'
import { EVENT_PLACES } from '@turnout/rules/event'
import { fullName } from '@turnout/rules/full-name'
import { INTERESTS, type Interest } from '@turnout/rules/words'
import { read } from '../../platform/api/queries.ts'
import type { Form } from '../../platform/forms/use-form.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import { Chips } from '../../ui/chips.tsx'
import { FileField, type PictureProps } from '../../ui/file-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import page from '../groups/public/form-page.module.css'
import styles from './event-form.module.css'
import { EventImage } from './event-image.tsx'
import { drawnFrom } from './event-preview.tsx'
import type { EventValues } from './event-values.ts'
import { nightText } from './event-words.ts'
import { form as texts } from './form-texts.ts'

const PlacePicker = lazyPart(async () => (await import('../groups/public/place-picker.tsx')).PlacePicker)

export type EventFieldsProps = {
  form: Form<EventValues>
  picture: PictureProps
  /** A published event keeps its host. */
  hasFixedHost: boolean
}

export function EventFields({ form, hasFixedHost, picture }: EventFieldsProps) {
  return (
    <>
      <TheEvent form={form} picture={picture} />
      <WhenPanel form={form} />
      <WherePanel form={form} />
      <WhoPanel form={form} hasFixedHost={hasFixedHost} />
    </>
  )
}

function TheEvent({ form, picture }: Omit<EventFieldsProps, 'hasFixedHost'>) {
  const { values, change, errors } = form
  return (
    <Panel title={texts.theEvent} className={page.panel}>
      <TextField label={texts.title} maxLength={80} autoComplete="off" {...form.field('title')} />
      <Chips
        label={texts.category}
        options={INTERESTS.map((value) => ({ value, text: value }))}
        chosen={values.category ? [values.category] : []}
        error={errors.category}
        // one category at a time: a new choice replaces the old one
        onChange={(chosen) =>
          change({ category: (chosen.find((one) => one !== values.category) ?? '') as Interest | '' })
        }
      />
      <TextArea label={texts.description} optional rows={4} maxLength={5000} {...form.field('description')} />
      <FileField
        label={texts.picture}
        optional
        title={texts.choosePicture}
        hint={texts.pictureHint}
        {...picture}
      />
      {!picture.file && !picture.current && (
        <RadioCards
          label={texts.drawnCover}
          options={texts.drawnCovers.map((title, drawn_cover) => ({
            value: String(drawn_cover),
            title,
            picture: (
              <span className={styles.drawnCover}>
                <EventImage event={{ ...drawnFrom({ ...values, drawn_cover }), picture_url: null }} />
              </span>
            ),
          }))}
          chosen={String(values.drawn_cover)}
          onChange={(drawn_cover) => change({ drawn_cover: Number(drawn_cover) })}
        />
      )}
    </Panel>
  )
}

type PanelProps = { form: Form<EventValues> }

function WhenPanel({ form }: PanelProps) {
  const field = (name: 'date' | 'start_time' | 'end_time', label: string) => (
    <TextField
      label={label}
      type={name === 'date' ? 'date' : 'time'}
      board={name !== 'date'}
      {...form.field(name)}
    />
  )
  const night = nightText(form.values)
  return (
    <Panel title={texts.when} className={page.panel}>
      <div className={styles.when}>
        {field('date', texts.date)}
        {field('start_time', texts.starts)}
        {field('end_time', texts.ends)}
      </div>
      {night && <p className="sub">{night}</p>}
    </Panel>
  )
}

function WherePanel({ form: { values, change, errors } }: PanelProps) {
  const { venue_name: name, venue_address: address }: Partial<Record<string, string>> = errors
  return (
    <Panel title={texts.where} className={page.panel}>
      <PlacePicker
        radius={0}
        start={values.place}
        errors={{ name, address }}
        onChange={(place) => change({ place })}
      />
    </Panel>
  )
}

function WhoPanel({ form, hasFixedHost }: PanelProps & { hasFixedHost: boolean }) {
  const { values, change, errors } = form
  return (
    <Panel title={texts.whoCanCome} className={page.panel}>
      <Switch
        label={texts.limit}
        hint={texts.limitHint}
        checked={values.isLimited}
        onChange={(event) => change({ isLimited: event.currentTarget.checked })}
      />
      {values.isLimited && (
        <Stepper
          label={texts.places}
          value={values.places}
          min={EVENT_PLACES.min}
          max={EVENT_PLACES.max}
          error={errors.places}
          onChange={(places) => change({ places })}
        />
      )}
      <Switch
        label={texts.guests}
        hint={texts.guestsHint}
        checked={values.guests_allowed}
        onChange={(event) => change({ guests_allowed: event.currentTarget.checked })}
      />
      <TextField
        label={texts.price}
        optional
        maxLength={60}
        hint={texts.priceHint}
        {...form.field('price')}
      />
      {!hasFixedHost && (
        <HostField value={values.host} error={errors.host} onChange={(host) => change({ host })} />
      )}
    </Panel>
  )
}

type HostFieldProps = { value: string; error: string | undefined; onChange: (host: string) => void }

/** The host: the person, a group that they run, or their business. No field where there is only one choice. */
function HostField({ value, error, onChange }: HostFieldProps) {
  const me = useMe()
  const { data: groups = [] } = useQuery({ ...read(listMyGroups, {}), enabled: me !== null })
  if (!me) return null
  const options = [
    { value: 'person', title: texts.you, note: fullName(me.first_name, me.last_name) },
    ...(me.role === 'vendor' ? [{ value: 'vendor', title: texts.yourBusiness }] : []),
    ...groups
      .filter(({ current_user_membership }) => current_user_membership.role === 'admin')
      .map(({ id, name }) => ({ value: id, title: name, note: texts.yourGroup })),
  ]
  if (options.length === 1) return null
  return <RadioCards label={texts.host} options={options} chosen={value} error={error} onChange={onChange} />
}
