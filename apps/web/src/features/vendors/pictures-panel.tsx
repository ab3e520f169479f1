import type { Vendor } from '@turnout/contract/vendors'
import { MAX_VENDOR_PICTURES } from '@turnout/rules/vendor'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { useAddVendorPicture, useRemoveVendorPicture } from './actions.ts'
import styles from './my-vendor-page.module.css'
import { common, picturesPanel as texts } from './texts.ts'

export function PicturesPanel({ vendor: { business_name: name, pictures } }: { vendor: Vendor }) {
  const { mutate: add, isPending: isAdding } = useAddVendorPicture()
  const { mutate: remove, isPending: isRemoving, sent } = useRemoveVendorPicture()
  const inputId = useId()
  return (
    <Panel title={common.pictures} aside={texts.count(pictures.length, MAX_VENDOR_PICTURES)}>
      {pictures.length === 0 && <p className="sub">{texts.noneYet}</p>}
      <ul className={styles.pictures}>
        {pictures.map(({ id, small_url }, index) => (
          <li key={id}>
            <img src={small_url} alt={texts.picture(index + 1, name)} loading="lazy" />
            <Button
              size="small"
              busy={isRemoving && sent?.params.pictureId === id}
              aria-label={texts.removePicture(index + 1)}
              onClick={() => remove({ params: { pictureId: id } })}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length < MAX_VENDOR_PICTURES && (
        <div className={styles.buttons}>
          <input
            id={inputId}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            className="visually-hidden"
            disabled={isAdding}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) add({ body: {}, file })
              // choosing the same file again should count as choosing
              event.target.value = ''
            }}
          />
          <label htmlFor={inputId} className={buttonClass()} aria-busy={isAdding}>
            {isAdding ? texts.adding : texts.addPicture}
          </label>
        </div>
      )}
    </Panel>
  )
}
