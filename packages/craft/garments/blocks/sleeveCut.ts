import type { CuffKind } from './cuffKind.ts'
import type { SleeveShape } from './sleeveShape.ts'

/** A sleeve's measures; length and cuff in limb units (1 elbow, 2 wrist), ease and hem in heads of the adult woman. */
export interface SleeveCut {
  shape: SleeveShape
  length: number
  ease: number
  hem: number
  cuff?: number
  /** The cuff is knitted rib. */
  rib?: boolean
  /** What the cuff is; a buttoned barrel or a rib unless told. */
  cuffKind?: CuffKind
  /** Begins below a bare shoulder, whatever its shape. */
  below?: boolean
  /** Cut from the contrast cloth. */
  contrast?: boolean
  /** Turned up at its end: twice, or once so that the lining shows. */
  rolled?: 'twice' | 'once'
}

interface SleeveRow extends SleeveCut {
  id: string
  label: string
}

/** Every sleeve, in the order pickers show them. */
export const sleeves = [
  { id: 'cap', label: 'Cap', shape: 'set', length: 0.42, ease: 0.04, hem: 0.05 },
  { id: 'short', label: 'Short', shape: 'set', length: 0.66, ease: 0.06, hem: 0.07 },
  { id: 'elbow', label: 'Elbow length', shape: 'set', length: 1, ease: 0.07, hem: 0.09 },
  { id: 'threeQuarter', label: 'Three-quarter', shape: 'set', length: 1.5, ease: 0.045, hem: 0.05 },
  { id: 'long', label: 'Long with cuff', shape: 'set', length: 1.96, ease: 0.045, hem: 0.035, cuff: 0.13 },
  { id: 'plain', label: 'Long, plain', shape: 'set', length: 2, ease: 0.05, hem: 0.055 },
  { id: 'puff', label: 'Puff', shape: 'puff', length: 0.72, ease: 0.07, hem: 0.13, cuff: 0.06 },
  { id: 'bell', label: 'Bell', shape: 'bell', length: 1.75, ease: 0.03, hem: 0.26 },
  { id: 'bishop', label: 'Bishop', shape: 'bishop', length: 1.98, ease: 0.05, hem: 0.16, cuff: 0.12 },
  { id: 'flutter', label: 'Flutter', shape: 'flutter', length: 0.6, ease: 0.04, hem: 0.17 },
  { id: 'knit', label: 'Knit with rib', shape: 'set', length: 2.02, ease: 0.08, hem: 0.06, cuff: 0.16, rib: true },
  { id: 'oversized', label: 'Oversized', shape: 'set', length: 2.04, ease: 0.13, hem: 0.09, cuff: 0.15, rib: true },
  { id: 'tailored', label: 'Tailored', shape: 'set', length: 2, ease: 0.055, hem: 0.05 },
  { id: 'coat', label: 'Coat', shape: 'set', length: 2.03, ease: 0.085, hem: 0.095 },
  { id: 'raglan', label: 'Raglan', shape: 'raglan', length: 2, ease: 0.075, hem: 0.05 },
  { id: 'dolman', label: 'Dolman', shape: 'dolman', length: 1.85, ease: 0.09, hem: 0.04 },
  { id: 'kimono', label: 'Kimono', shape: 'kimono', length: 1.35, ease: 0.08, hem: 0.24 },
  { id: 'mutton', label: 'Leg of mutton', shape: 'mutton', length: 1.98, ease: 0.2, hem: 0.02, cuff: 0.1 },
  { id: 'lantern', label: 'Lantern', shape: 'lantern', length: 1.8, ease: 0.05, hem: 0.2 },
  { id: 'coldShoulder', label: 'Cold shoulder', shape: 'coldShoulder', length: 1.5, ease: 0.05, hem: 0.09 },
] as const satisfies readonly SleeveRow[]

export type SleeveId = (typeof sleeves)[number]['id']

/** The cut of a preset, with changes. */
export function sleeveCut(id: SleeveId, changes: Partial<SleeveCut> = {}): SleeveCut {
  const { shape, length, ease, hem, cuff, rib }: SleeveRow = sleeves.find((entry) => entry.id === id) ?? sleeves[0]
  return { shape, length, ease, hem, cuff, rib, ...changes }
}
