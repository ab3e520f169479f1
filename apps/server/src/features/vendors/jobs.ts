import type { Deps } from '../../deps.ts'
import { deleteOrphanedVendors } from './store.ts'

export const tidyVendors = ({ sql }: Deps): Promise<void> => deleteOrphanedVendors(sql)
