import { VendorResults, type VendorResultsProps } from '../vendor-results.tsx'

/** What a search finds among the vendors, for the other lists. */
export const FoundVendors = (props: VendorResultsProps) => <VendorResults {...props} />
