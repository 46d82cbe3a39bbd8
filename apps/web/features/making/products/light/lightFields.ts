import type { Lamp, Light } from '@toile/craft/products/light.ts'

interface LightField<Of> {
  id: { [K in keyof Of]: Of[K] extends number ? K : never }[keyof Of] & string
  label: string
  least: number
  most: number
  /** What is shown of a value: degrees as they are, shares in percent. */
  unit: '°' | '%'
}

/** What is turned of one lamp, in the order of the screen. */
export const lampFields: readonly LightField<Lamp>[] = [
  { id: 'height', label: 'Height of the light', least: 5, most: 90, unit: '°' },
  { id: 'soft', label: 'Hard to soft', least: 0, most: 1, unit: '%' },
  { id: 'warm', label: 'Cold to warm', least: -1, most: 1, unit: '%' },
  { id: 'strength', label: 'Strength of the light', least: 0, most: 2, unit: '%' },
]

/** What is turned of all the light together. */
export const roomFields: readonly LightField<Light>[] = [
  { id: 'fill', label: 'Light in the shadows', least: 0, most: 1, unit: '%' },
  { id: 'rim', label: 'Light along the outline', least: 0, most: 1, unit: '%' },
]
