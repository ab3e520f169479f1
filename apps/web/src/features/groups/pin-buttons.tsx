import { useController } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { setPosition } from './form-position.ts'
import styles from './group-form.module.css'
import { common } from './texts.ts'
import { useCurrentPosition } from './use-current-position.ts'
import type { GroupForm } from './use-group-form.ts'

/** Where latitude and longitude come from: they are never typed into the form itself. */
export function PinButtons({ form, onSetPin }: { form: GroupForm; onSetPin: () => void }) {
  const { field } = useController({ control: form.control, name: 'venue_latitude' })
  const currentPosition = useCurrentPosition((place) => setPosition(form, place))
  return (
    <div className={styles.links}>
      <Button ref={field.ref} variant="quiet" size="small" onClick={onSetPin}>
        {field.value === null ? common.setPin : common.movePin}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={currentPosition.isAsking}
        busyText={common.looking}
        onClick={currentPosition.ask}
      >
        {common.useWhereIAm}
      </Button>
    </div>
  )
}
