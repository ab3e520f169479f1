import { FileField } from '../../ui/file-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './group-form.module.css'

type PhotoPanelProps = {
  file: File | null
  current?: string | null | undefined
  error?: string | undefined
  busy: boolean
  onChange: (file: File | null) => void
}

export function PhotoPanel(props: PhotoPanelProps) {
  return (
    <Panel title="A photo" className={styles.panel}>
      <FileField
        {...props}
        label="Venue image"
        optional
        title="Choose a photo of the pitch"
        accept="image/png,image/jpeg,image/gif,image/webp"
        note="PNG, JPG, GIF up to 10MB"
        hint="No photo? We draw a cover from your sport and name, and it is yours alone."
      />
    </Panel>
  )
}
