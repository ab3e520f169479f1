import type { VendorPage } from '@turnout/contract/vendors'
import { businessTypeName } from '@turnout/rules/vendor'
import type { ReactNode } from 'react'
import { toast } from '../../platform/toast.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { common, vendorView as texts } from './texts.ts'
import { VendorCover } from './vendor-cover.tsx'
import styles from './vendor-page.module.css'

/** A vendor's page, as everyone sees it. */
export function VendorView({ vendor, aside }: { vendor: VendorPage; aside?: ReactNode }) {
  const { business_name: name, business_type: type, place_name, travel_km } = vendor
  const url = new URL(`/vendors/${vendor.id}`, location.origin).href
  return (
    <article className={styles.vendor}>
      <Pictures vendor={vendor} />
      <header className={styles.heading}>
        <div>
          <h1 className={styles.name}>{withSoftHyphens(name)}</h1>
          <p className={styles.where}>{texts.typeAndPlace(businessTypeName(type), place_name)}</p>
        </div>
        <ShareButton
          size="small"
          data={{ title: name, text: name, url }}
          onFailed={() => toast.failed(texts.copyTheAddress)}
        />
      </header>
      <div className={classNames(styles.sides, aside !== undefined && styles.withAside)}>
        <Panel title={texts.about}>
          <p className={styles.words}>{vendor.description}</p>
        </Panel>
        {aside && <div className={styles.aside}>{aside}</div>}
        <Panel title={travel_km === 0 ? texts.youGoToThem : texts.worksWithin(travel_km)}>
          <p className={styles.place}>
            <Icon name="pin" />
            {travel_km === 0 ? place_name : texts.ofPlace(place_name)}
          </p>
        </Panel>
      </div>
    </article>
  )
}

function Pictures({ vendor }: { vendor: VendorPage }) {
  const { business_name: name, business_type: type, pictures } = vendor
  if (pictures.length === 0)
    return (
      <div className={styles.drawn} aria-hidden="true">
        <VendorCover name={name} type={type} image={null} width={1280} height={380} />
      </div>
    )
  return (
    <ul className={styles.pictures} aria-label={common.pictures}>
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <img
            src={url}
            alt={texts.picture(index + 1, pictures.length, name)}
            {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </li>
      ))}
    </ul>
  )
}
