/** Red, green and blue, 0..255. */
export type Color3 = readonly [number, number, number]

/** What a sheet went through before it was uploaded. */
export interface Disturbance {
  name: string
  /** The cloth's colour; white paper shows where there is none. */
  color?: Color3
  /** Patches of the cloth that were left as paper, the light on an ink drawing. */
  highlights?: number
  ground?: Color3
  /** Without ground. */
  transparent?: boolean
  lean?: number
  /** How far a side of the sheet is nearer to the camera, as a share. */
  perspective?: number
  pen?: number
  /** Pieces of the outline that were never drawn, 5 to 13 pixels long. */
  gaps?: number
  ink?: number
  blur?: number
  noise?: number
  texture?: number
  shadow?: number
  /** Where the shadow deepens, in radians. */
  toward?: number
  dropShadow?: number
  grid?: boolean
  jpeg?: number
}
