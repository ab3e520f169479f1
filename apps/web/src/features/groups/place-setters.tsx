import { useController } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import styles from './group-form.module.css'
import { type GroupForm, setPlace } from './use-group-form.ts'
import { useHere } from './use-here.ts'

/** Where latitude and longitude come from: they are never typed into the form itself. */
export function PlaceSetters({ form, onSetPin }: { form: GroupForm; onSetPin: () => void }) {
  const { field } = useController({ control: form.control, name: 'venue_latitude' })
  const here = useHere((place) => setPlace(form, place))
  return (
    <div className={styles.links}>
      <Button ref={field.ref} look="quiet" size="small" onClick={onSetPin}>
        {field.value === null ? 'Set the pin' : 'Move the pin'}
      </Button>
      <Button look="quiet" size="small" busy={here.isAsking} doing="Looking" onClick={here.ask}>
        Use where I am
      </Button>
    </div>
  )
}
