import { useState } from 'react'
import { BusinessFields } from '../ui/business-fields.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Chips } from '../ui/chips.tsx'
import { EmailForm } from '../ui/email-form.tsx'
import { FileField } from '../ui/file-field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Stepper } from '../ui/stepper.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { WeekPicker } from '../ui/week-picker.tsx'
import type { Weekday } from '../ui/weekdays.ts'
import { Block, Columns } from './block.tsx'
import styles from './gallery.module.css'

const INTERESTS = ['Sports & Recreation', 'Music & Concerts', 'Food & Dining', 'Business & Networking'].map(
  (text) => ({
    value: text,
    text,
  }),
)

const noop = () => {}
const bindField = (name: string) => ({
  name,
  error: name === 'business_phone' ? 'Enter a phone number.' : undefined,
})

export function GalleryFields() {
  const [days, setDays] = useState<Weekday[]>(['WEDNESDAY', 'SUNDAY'])
  const [chosen, setChosen] = useState(['Food & Dining'])
  const [role, setRole] = useState<string | null>('user')
  const [teams, setTeams] = useState(2)
  const [file, setFile] = useState<File | null>(null)
  return (
    <Block title="Fields">
      <Columns three>
        <TextField label="Name" defaultValue="Railway End FC" />
        <TextField label="Email" type="email" error="Enter an email address, like ben@example.org." />
        <TextField label="Latitude" readOnly value="51.53917" hint="Filled from the place you pick" />
        <PasswordField label="Password" defaultValue="kickabout" ok="8 characters or more" />
        <PasswordField label="Confirm password" defaultValue="12345678" error="Passwords do not match" />
        <TextField label="Venue address" icon="pin" defaultValue="14 Weaver" />
        <SelectField
          label="Sport"
          defaultValue="football"
          options={[
            ['football', 'Football'],
            ['netball', 'Netball'],
          ]}
        />
        <TextField label="Start time" board type="time" defaultValue="18:30" />
        <TextArea label="Rules" optional hint="One to a line" />
        <Stepper label="Max teams" value={teams} onChange={setTeams} min={2} max={16} hint="2 or more" />
        <Checkbox label="Referee required" hint="The team that waits longest sends one." defaultChecked />
        <Checkbox label="Remember me" plain />
        <Switch label="Sound" hint="Whistle and last minute" defaultChecked />
        <Switch label="People with this link join at once" />
        <Checkbox label="I accept the terms" error="Accept the terms to go on." />
      </Columns>
      <Columns>
        <BusinessFields types={[['caterer', 'Caterer']]} field={bindField} />
        <div className={styles.stack}>
          <EmailForm
            action="Subscribe"
            busyText="Subscribing"
            busy={false}
            error={undefined}
            message="You are on the list."
            onSubmit={noop}
          />
          <EmailForm
            action="Tell me"
            busyText="Sending"
            variant="primary"
            busy
            error="Enter an email address, like ben@example.org."
            message={null}
            onSubmit={noop}
          />
        </div>
      </Columns>
      <Columns>
        <WeekPicker label="Playing days" days={days} onChange={setDays} />
        <WeekPicker label="Days" days={days} onChange={setDays} isCompact error="Choose at least one day." />
        <Chips label="Interests" optional options={INTERESTS} chosen={chosen} onChange={setChosen} />
        <RadioCards
          label="I am here as"
          chosen={role}
          onChange={setRole}
          options={[
            { value: 'user', title: 'User', note: 'Play, organise, come to events' },
            { value: 'vendor', title: 'Vendor', note: 'Offer your services at events' },
            { value: 'referee', title: 'Referee', note: 'Not open yet', disabled: true },
          ]}
        />
        <FileField label="A photo" title="Choose a photo of the pitch" file={file} onChange={setFile} />
      </Columns>
    </Block>
  )
}
