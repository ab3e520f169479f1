import { areaText as texts } from './texts.ts'

/** 'Weaver Street, travels 20 km' */
export const areaText = ({ place_name, travel_km }: { place_name: string; travel_km: number }): string =>
  travel_km === 0 ? place_name : texts.travels(place_name, travel_km)
