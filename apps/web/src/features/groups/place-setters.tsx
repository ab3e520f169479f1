import type { Position } from '@turnout/rules/place'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { askPosition, positionText } from '../../platform/position.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import styles from './group-form.module.css'
import { PlaceDialog } from './place-dialog.tsx'
import type { GroupForm } from './use-group-form.ts'

const DENIED = 'Your browser does not tell us where you are. Set the place by hand instead.'

/** Where latitude and longitude come from: they are never typed into the form itself. */
export function PlaceSetters({ form }: { form: GroupForm }) {
  const { control, setValue, watch } = form
  const { field } = useController({ control, name: 'venue_latitude' })
  const [isAsking, setAsking] = useState(false)
  const [typing, setTyping] = useState(false)
  const [latitude, longitude] = watch(['venue_latitude', 'venue_longitude'])

  const become = (place: Position) => {
    setValue('venue_latitude', place.latitude, { shouldDirty: true })
    setValue('venue_longitude', place.longitude, { shouldDirty: true })
    form.clearErrors(['venue_latitude', 'venue_longitude'])
  }
  const lookHere = async () => {
    setAsking(true)
    const asked = await askPosition()
    setAsking(false)
    if (asked.ok) become(asked.value)
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
      <Button size="small" icon="pin" onClick={() => setTyping(true)}>
        Set the place
      </Button>
      {typing && (
        <PlaceDialog
          latitude={latitude}
          longitude={longitude}
          onClose={() => setTyping(false)}
          onPlace={(place) => {
            become(place)
            setTyping(false)
          }}
        />
      )}
    </div>
  )
}
