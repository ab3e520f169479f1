import { VendorResults, type VendorResultsProps } from '../vendor-results.tsx'

/** Vendor results, for the other lists. */
export const FoundVendors = (props: VendorResultsProps) => <VendorResults {...props} />
