import type { VendorCard as Vendor } from '@turnout/contract/vendors'
import type { ReactNode } from 'react'
import { VendorCard } from '../vendor-card.tsx'
import styles from './vendor-rows.module.css'

type VendorRowsProps = {
  vendors: readonly Vendor[]
  /** Until the code of the cards is here. */
  fallback?: ReactNode
}

/** A few of the directory. */
export const VendorRows = ({ vendors }: VendorRowsProps) => (
  <ul className={styles.rows}>
    {vendors.map((vendor) => (
      <li key={vendor.id}>
        <VendorCard vendor={vendor} />
      </li>
    ))}
  </ul>
)
