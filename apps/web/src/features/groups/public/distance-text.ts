import { groupCard as texts } from '../list-texts.ts'

/** On a card: '640 m', '1.2 km'. */
export const distanceText = (metres: number): string =>
  metres < 950 ? `${Math.max(10, Math.round(metres / 10) * 10)} m` : texts.km((metres / 1000).toFixed(1))
