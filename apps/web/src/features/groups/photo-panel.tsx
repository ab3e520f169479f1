import { FileField, type PictureProps } from '../../ui/file-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { photoPanel as texts } from './form-texts.ts'
import page from './public/form-page.module.css'

export function PhotoPanel(props: PictureProps) {
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
