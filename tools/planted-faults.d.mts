export interface PlantedFault {
  file: string
  breaks: string
  from: string
  to: string
}
export const plantedFaults: readonly PlantedFault[]
export function withFault(source: string, fault: PlantedFault): string
