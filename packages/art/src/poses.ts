import { hash } from './hash.ts'

export type Pose = 'stand' | 'run' | 'kick' | 'cheer' | 'hips' | 'walk'

type Limbs = readonly { d: string; width: number }[]

/** Silhouettes of a person at 0: a head over a body (drawn elsewhere) with these legs and arms. */
export const POSES: Record<Pose, Limbs> = {
  stand: [
    { d: 'M-5-46-7-2M5-46 7-2', width: 9 },
    { d: 'M-9-72-14-44M9-72 14-44M0-82V-70', width: 7 },
  ],
  run: [
    { d: 'M-2-46 13-28 5-3M2-46-12-28-27-20', width: 9 },
    { d: 'M-7-72-19-58-10-45M8-72 20-60 28-72M0-82V-70', width: 7 },
  ],
  kick: [
    { d: 'M-3-46-6-2M3-46 19-30 33-25', width: 9 },
    { d: 'M-8-72-25-62M8-72 23-57M0-82V-70', width: 7 },
  ],
  cheer: [
    { d: 'M-5-46-9-2M5-46 9-2', width: 9 },
    { d: 'M-9-73-21-90-17-108M9-73 21-90 18-108M0-82V-70', width: 7 },
  ],
  hips: [
    { d: 'M-5-46-8-2M5-46 8-2', width: 9 },
    { d: 'M-9-72-20-58-9-49M9-72 20-58 9-49M0-82V-70', width: 6.5 },
  ],
  walk: [
    { d: 'M-2-46-10-2M2-46 13-3', width: 9 },
    { d: 'M-9-72-17-48M9-72 16-48M0-82V-70', width: 7 },
  ],
}

/** Most people who wait for a game stand or walk; one in eight kicks. */
const IDLE_POSES: readonly Pose[] = ['stand', 'hips', 'walk', 'stand', 'hips', 'walk', 'kick', 'cheer']

export const poseOf = (id: string): Pose => IDLE_POSES[hash(`pose ${id}`) % IDLE_POSES.length] ?? 'stand'
