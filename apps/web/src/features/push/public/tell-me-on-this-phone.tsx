import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'

/** The control by which this device receives notifications; its code comes when it is first shown. */
export const TellMeOnThisPhone = lazyPart(async () => (await import('../push-card.tsx')).PushCard)
