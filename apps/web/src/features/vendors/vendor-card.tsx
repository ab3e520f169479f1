import type { VendorCard as Vendor } from '@turnout/contract/vendors'
import { businessTypeName } from '@turnout/rules/vendor'
import { Link } from '../../platform/router/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import card from '../../ui/link-card.module.css'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { areaText as texts } from './texts.ts'
import styles from './vendor-card.module.css'
import { VendorCover } from './vendor-cover.tsx'

export function VendorCard({ vendor }: { vendor: Vendor }) {
  return (
    <article className={classNames(card.card, styles.card)}>
      <div className={styles.cover}>
        <VendorCover
          name={vendor.business_name}
          type={vendor.business_type}
          image={vendor.picture_small_url}
        />
      </div>
      <div className={styles.body}>
        <h3 className={classNames(card.name, styles.name)}>
          <Link to="/vendors/$vendorId" params={{ vendorId: vendor.id }}>
            {withSoftHyphens(vendor.business_name)}
          </Link>
        </h3>
        <p className={styles.type}>{businessTypeName(vendor.business_type)}</p>
        <p className={styles.area}>{areaText(vendor)}</p>
      </div>
    </article>
  )
}

/** 'Weaver Street, travels 20 km' */
const areaText = ({ place_name, travel_km }: { place_name: string; travel_km: number }): string =>
  travel_km === 0 ? place_name : texts.travels(place_name, travel_km)
