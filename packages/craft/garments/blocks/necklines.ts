export interface NecklineShape {
  id: string
  label: string
  /** Share of the shoulder line that it leaves bare. */
  spread: number
  /** Depth below the neck level, in heads of the adult woman. */
  depth: number
  /** Depth of the same neckline at the back. */
  back: number
}

/** Every neckline, in the order pickers show them. */
export const necklines = [
  { id: 'crew', label: 'Crew neck', spread: 0.08, depth: 0.13, back: 0.05 },
  { id: 'scoop', label: 'Scoop', spread: 0.3, depth: 0.34, back: 0.12 },
  { id: 'v', label: 'V neck', spread: 0.12, depth: 0.42, back: 0.06 },
  { id: 'deepV', label: 'Deep V', spread: 0.18, depth: 0.78, back: 0.07 },
  { id: 'square', label: 'Square', spread: 0.45, depth: 0.34, back: 0.16 },
  { id: 'boat', label: 'Boat', spread: 0.55, depth: 0.1, back: 0.08 },
  { id: 'sweetheart', label: 'Sweetheart', spread: 0.5, depth: 0.52, back: 0.2 },
  { id: 'strapless', label: 'Strapless', spread: 0.6, depth: 0.6, back: 0.58 },
  { id: 'slip', label: 'Slip with straps', spread: 0.62, depth: 0.5, back: 0.62 },
  { id: 'halter', label: 'Halter', spread: 0.05, depth: 0.3, back: 0.85 },
  { id: 'cowl', label: 'Cowl', spread: 0.3, depth: 0.4, back: 0.1 },
  { id: 'wrap', label: 'Wrap', spread: 0.15, depth: 0.62, back: 0.07 },
  { id: 'high', label: 'High neck', spread: 0, depth: 0, back: 0 },
  { id: 'henley', label: 'Henley', spread: 0.06, depth: 0.14, back: 0.05 },
  { id: 'keyhole', label: 'Keyhole', spread: 0.1, depth: 0.5, back: 0.06 },
  { id: 'oneShoulder', label: 'One shoulder', spread: 0.34, depth: 0.42, back: 0.42 },
  { id: 'bardot', label: 'Off the shoulder', spread: 0.8, depth: 0.44, back: 0.4 },
  { id: 'shirt', label: 'Shirt neck', spread: 0.02, depth: 0.1, back: 0.03 },
] as const satisfies readonly NecklineShape[]

export type NecklineId = (typeof necklines)[number]['id']

/** The neckline row of an id. */
export const necklineOf = (id: NecklineId): (typeof necklines)[number] =>
  necklines.find((entry) => entry.id === id) ?? necklines[0]
