import { FileField } from '../../ui/file-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { photoPanel as texts } from './form-texts.ts'
import page from './public/form-page.module.css'

type PhotoPanelProps = {
  file: File | null
  current?: string | null | undefined
  error?: string | undefined
  busy: boolean
  onChange: (file: File | null) => void
}

export function PhotoPanel(props: PhotoPanelProps) {
  return (
    <Panel title={texts.photo} className={page.panel}>
      <FileField
        {...props}
        label={texts.venueImage}
        optional
        title={texts.choosePhotoOfPitch}
        hint={texts.noPhotoWeDrawCover}
      />
    </Panel>
  )
}
