import type { VendorCard as Vendor } from '@turnout/contract/vendors'
import type { ReactNode } from 'react'
import { VendorCard } from '../vendor-card.tsx'
import styles from './vendor-rows.module.css'

type VendorRowsProps = {
  vendors: readonly Vendor[]
  /** Shows until the code of the cards has loaded. */
  fallback?: ReactNode
}

/** A few vendors of the directory. */
export const VendorRows = ({ vendors }: VendorRowsProps) => (
  <ul className={styles.rows}>
    {vendors.map((vendor) => (
      <li key={vendor.id}>
        <VendorCard vendor={vendor} />
      </li>
    ))}
  </ul>
)
