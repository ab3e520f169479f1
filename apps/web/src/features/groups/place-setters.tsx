import { useState } from 'react'
import { useController } from 'react-hook-form'
import { askPosition, positionText } from '../../platform/position.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import styles from './group-form.module.css'
import { type GroupForm, setPlace } from './use-group-form.ts'

const DENIED = 'Your browser does not tell us where you are. Set the place by hand instead.'

/** Where latitude and longitude come from: they are never typed into the form itself. */
export function PlaceSetters({ form, onTypePlace }: { form: GroupForm; onTypePlace: () => void }) {
  const { field } = useController({ control: form.control, name: 'venue_latitude' })
  const [isAsking, setAsking] = useState(false)

  const lookHere = async () => {
    setAsking(true)
    const asked = await askPosition()
    setAsking(false)
    if (asked.ok) setPlace(form, asked.value)
    else toast.failed(asked.refusal === 'denied' ? DENIED : positionText(asked.refusal))
  }
  return (
    <div className={styles.links}>
      <Button
        ref={field.ref}
        size="small"
        icon="locate"
        busy={isAsking}
        doing="Looking"
        onClick={() => void lookHere()}
      >
        Use where I am
      </Button>
      <Button size="small" icon="pin" onClick={onTypePlace}>
        Set the place
      </Button>
    </div>
  )
}
