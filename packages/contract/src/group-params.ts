import * as z from 'zod'
import { PathId } from './wire/text.ts'

export const GroupParams = z.object({ groupId: PathId })
