import type { Deps } from '../../deps.ts'
import { dropOwnerless } from './store.ts'

export { dropVendor } from './store.ts'

export const tidyVendors = ({ sql }: Deps): Promise<void> => dropOwnerless(sql)
