import { basketball } from './basketball.ts'
import { football } from './football.ts'
import { box, circle, type Ground, ground, stripes } from './ground.ts'

/** Around the posts of both goals of handball: six metres, and nine for free throws. */
const arcs = (r: number) =>
  `M0 ${200 - r}a${r} ${r} 0 0 1 0 ${2 * r}M800 ${200 - r}a${r} ${r} 0 0 0 0 ${2 * r}`

/** For netball. */
const shootingCircles = 'M0 103a49 49 0 0 1 0 98M610 103a49 49 0 0 0 0 98'

const GROUNDS = {
  football,
  futsal: ground([800, 400], '#1D6C86', {
    marks: [
      { d: `${box(0, 0, 800, 400)}M400 0V400${circle(400, 200, 60)}` },
      { d: 'M0 25c88 0 120 70 120 120v110c0 50-32 120-120 120' },
      { d: 'M800 25c-88 0-120 70-120 120v110c0 50 32 120 120 120' },
      { d: circle(400, 200, 5) + circle(120, 200, 4.5) + circle(680, 200, 4.5), filled: true },
    ],
    shade: '#0C3A4A',
    views: [
      [400, 200],
      [90, 200],
      [710, 200],
      [20, 30],
    ],
    landmark: [120, 200],
    closeness: 1.25,
  }),
  basketball,
  tennis: ground([713, 329], '#2F7F66', {
    pieces: [{ d: box(0, 0, 713, 329), fill: '#2B68B0' }],
    marks: [
      { d: `${box(0, 0, 713, 329)}M0 41H713M0 288H713`, width: 3 },
      { d: 'M169 41V288M544 41V288M169 164.5H544', width: 3 },
      { d: 'M356.5-30V359', width: 4.5 },
    ],
    shade: '#12365F',
    views: [
      [356, 164],
      [169, 150],
      [544, 60],
      [30, 40],
    ],
    landmark: [200, 150],
    closeness: 1.3,
  }),
  /** Raked sand; the lines are ribbons, only the net is white. */
  volleyball: ground([480, 240], '#E6C58C', {
    pieces: [{ d: stripes([480, 240], 30, -120, 600), fill: '#DFBB7C' }],
    marks: [
      { d: box(0, 0, 480, 240), width: 5, colour: '#1B4E8F' },
      { d: 'M240-20V260', width: 7 },
      { d: circle(240, -20, 5) + circle(240, 260, 5), filled: true },
    ],
    shade: '#9A763A',
    views: [
      [240, 120],
      [240, 20],
      [30, 30],
      [430, 210],
    ],
    landmark: [325, 165],
    closeness: 1.8,
  }),
  netball: ground([610, 305], '#7B3F73', {
    pieces: [{ d: shootingCircles, fill: '#95558C' }],
    marks: [
      { d: `${box(0, 0, 610, 305)}M203 0V305M407 0V305` },
      { d: shootingCircles },
      { d: circle(305, 152, 9) },
    ],
    shade: '#3F1A3A',
    views: [
      [40, 150],
      [570, 150],
      [40, 120],
      [565, 180],
    ],
    landmark: [70, 150],
    closeness: 2.1,
  }),
  hockey: ground([914, 550], '#D8477C', {
    pieces: [{ d: box(-40, -40, 994, 630), fill: '#1C5FB4' }],
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
  }),
  /** The size is the pitch between the wickets; the field around it goes on to the rope. */
  cricket: ground([201, 30], '#5F9A3C', {
    pieces: [
      { d: stripes([201, 30], 60, -720, 900), fill: '#578F36' },
      { d: box(-18, -15, 237, 60), fill: '#DCC98F' },
    ],
    marks: [
      { d: 'M0-12V42M201-12V42M12.2-10V40M188.8-10V40M0 2H12M0 28H12M201 2H189M201 28H189', width: 2.6 },
      { d: 'M100-285a300 300 0 0 1 0 600M100-285a300 300 0 0 0 0 600', width: 3, dash: '10 8' },
    ],
    shade: '#2D5417',
    views: [
      [30, 20],
      [170, 10],
      [100, 15],
      [12, 28],
    ],
    landmark: [70, 15],
    closeness: 2.6,
  }),
  handball: ground([800, 400], '#5C74BC', {
    pieces: [{ d: arcs(140), fill: '#E0A23C' }],
    marks: [
      { d: `${box(0, 0, 800, 400)}M400 0V400${arcs(140)}M140 190V210M660 190V210` },
      { d: arcs(190), dash: '12 10' },
    ],
    shade: '#12365F',
    views: [[130, 200]],
    landmark: [130, 200],
    closeness: 1.2,
  }),
  /** No posts: a line to cross, and the seven metres that are given back at each touch. */
  'touch-rugby': ground([800, 500], '#4E7A2A', {
    pieces: [
      { d: stripes([800, 500], 75, -300, 1350), fill: '#476F25' },
      { d: `${box(0, 0, 50, 500)}M750 0h50v500h-50z`, fill: '#33591B' },
    ],
    marks: [
      { d: `${box(0, 0, 800, 500)}M50 0V500M750 0V500M400 0V500` },
      { d: 'M120 0V500M680 0V500', dash: '12 10' },
    ],
    shade: '#2D5417',
    views: [[110, 130]],
    landmark: [110, 130],
    closeness: 1.05,
  }),
  'ultimate-frisbee': ground([1000, 370], '#2C8C6A', {
    pieces: [{ d: `${box(0, 0, 180, 370)}M820 0h180v370h-180z`, fill: '#67B58F' }],
    marks: [{ d: `${box(0, 0, 1000, 370)}M180 0V370M820 0V370` }],
    shade: '#0A3B20',
    views: [[180, 120]],
    landmark: [180, 120],
    closeness: 1.1,
  }),
  /** A court in a cage: glass behind both ends and around the corners. */
  padel: ground([600, 300], '#4B5853', {
    pieces: [{ d: box(0, 0, 600, 300), fill: '#2F8FD0' }],
    marks: [
      { d: 'M92 0V300M508 0V300M92 150H508M300-8V308' },
      { d: 'M120 0H0V300H120M480 0H600V300H480', width: 9, colour: '#BFE6F7' },
    ],
    shade: '#12365F',
    views: [[92, 150]],
    landmark: [92, 150],
    closeness: 1.3,
  }),
}

export type GroundName = keyof typeof GROUNDS

export const GROUND_NAMES = Object.keys(GROUNDS) as readonly GroundName[]

/** The ground of a sport by its id in the catalogue; football for a sport that only a newer server knows. */
export const groundName = (sport: string): GroundName =>
  Object.hasOwn(GROUNDS, sport) ? (sport as GroundName) : 'football'

export const groundOf = (sport: string): Ground => GROUNDS[groundName(sport)]
