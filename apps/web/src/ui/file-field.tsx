import { type DragEvent, useState } from 'react'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './file-field.module.css'
import { Icon } from './icons.tsx'
import { fileField as texts } from './texts.ts'
import { useObjectUrl } from './use-object-url.ts'

export type FileFieldProps = FieldProps & {
  file: File | null
  onChange: (file: File | null) => void
  /** The present picture, shown until another is chosen. */
  current?: string | null | undefined
  title?: string | undefined
  /** A file is being sent: no other can be chosen until it is done. */
  busy?: boolean | undefined
}

export type PictureProps = Pick<FileFieldProps, 'file' | 'current' | 'error' | 'busy' | 'onChange'>

/** For a picture. */
export function FileField(props: FileFieldProps) {
  const { file, onChange, current, title = texts.choosePhoto, busy = false, ...field } = props
  const [isDragOver, setDragOver] = useState(false)
  const chosen = useObjectUrl(file)
  const shown = chosen ?? current

  const select = (selected: File | null) => {
    if (!busy) onChange(selected)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragOver(false)
    select(event.dataTransfer.files[0] ?? null)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setDragOver(event.type === 'dragover' && !busy)
  }

  return (
    <Field {...field}>
      {({ className: _, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the input below is the way in
        <div
          className={classNames(styles.drop, isDragOver && styles.over)}
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={drop}
        >
          {shown ? <img className={styles.preview} src={shown} alt="" /> : <Icon name="camera" size={30} />}
          <span className={styles.title}>{file?.name ?? title}</span>
          <span className="sub">{texts.types}</span>
          <span className={styles.actions}>
            <input
              {...control}
              type="file"
              accept="image/png,image/jpeg,image/gif,image/webp"
              className="visually-hidden"
              aria-disabled={busy || undefined}
              onClick={(event) => busy && event.preventDefault()}
              onChange={(event) => {
                select(event.target.files?.[0] ?? null)
                // choosing the same file again after removing it should count as choosing
                event.target.value = ''
              }}
            />
            <label
              htmlFor={control.id}
              className={buttonClass({ size: 'small' })}
              aria-busy={busy || undefined}
            >
              {shown ? texts.chooseAnother : texts.chooseFile}
            </label>
            {file && (
              <Button variant="quiet" size="small" busy={busy} onClick={() => onChange(null)}>
                {texts.takeItAway}
              </Button>
            )}
          </span>
        </div>
      )}
    </Field>
  )
}
