import { box, type Ground, type Point, surroundings } from './ground.ts'

const size: Point = [914, 550]

export const hockey: Ground = {
  size,
  areas: [
    { d: surroundings(size), fill: '#D8477C' },
    { d: box(-40, -40, 994, 630), fill: '#1C5FB4' },
  ],
  marks: [
    { d: `${box(0, 0, 914, 550)}M457 0V550M229 0V550M685 0V550` },
    { d: 'M0 110a147 147 0 0 1 146 128v74a147 147 0 0 1-146 128' },
    { d: 'M914 110a147 147 0 0 0-146 128v74a147 147 0 0 0 146 128' },
    { d: 'M0 68a190 190 0 0 1 190 170v74a190 190 0 0 1-190 170', dash: '9 9' },
    { d: 'M914 68a190 190 0 0 0-190 170v74a190 190 0 0 0 190 170', dash: '9 9' },
  ],
  shade: '#0C3160',
  views: [
    [457, 275],
    [90, 275],
    [820, 275],
    [229, 60],
  ],
  landmark: [120, 240],
  closeness: 1.05,
}
