import type { StoredKnobs } from '../../garments/knob.ts'

/** A leg as it is seen: how loose at the thigh, how wide at the hem, and how far down it reaches, as trousers are cut. */
export interface SeenLeg {
  thigh: number
  hem: number
  length: number
}

const legs = {
  trousers: {
    straight: { thigh: 0.05, hem: 0.21, length: 0.92 },
    slim: { thigh: 0.015, hem: 0.125, length: 0.893 },
    tapered: { thigh: 0.1, hem: 0.14, length: 0.882 },
    wide: { thigh: 0.1, hem: 0.38, length: 0.94 },
    flare: { thigh: 0.01, hem: 0.34, length: 0.94 },
    palazzo: { thigh: 0.14, hem: 0.54, length: 0.937 },
  },
  jeans: {
    straight: { thigh: 0.04, hem: 0.2, length: 0.917 },
    slim: { thigh: 0.008, hem: 0.125, length: 0.895 },
    wide: { thigh: 0.09, hem: 0.36, length: 0.938 },
    flare: { thigh: 0.008, hem: 0.33, length: 0.938 },
    mom: { thigh: 0.1, hem: 0.175, length: 0.875 },
  },
  dungarees: {
    straight: { thigh: 0.07, hem: 0.25, length: 0.9 },
    wide: { thigh: 0.1, hem: 0.4, length: 0.9 },
    tapered: { thigh: 0.09, hem: 0.17, length: 0.9 },
  },
} as const satisfies Record<string, Record<string, SeenLeg>>

const rows: Readonly<Record<string, SeenLeg>> = {
  chinos: { thigh: 0.045, hem: 0.175, length: 0.9 },
  cargoTrousers: { thigh: 0.11, hem: 0.24, length: 0.915 },
  joggers: { thigh: 0.1, hem: 0.15, length: 0.855 },
  leggings: { thigh: -0.006, hem: 0.085, length: 0.875 },
  culottes: { thigh: 0.13, hem: 0.46, length: 0.665 },
  wideTrousers: { thigh: 0.11, hem: 0.4, length: 0.94 },
  palazzoTrousers: { thigh: 0.14, hem: 0.54, length: 0.94 },
  flaredTrousers: { thigh: 0.01, hem: 0.34, length: 0.94 },
  paperbagTrousers: { thigh: 0.13, hem: 0.19, length: 0.87 },
  cigaretteTrousers: { thigh: 0.02, hem: 0.135, length: 0.83 },
  haremTrousers: { thigh: 0.16, hem: 0.17, length: 0.885 },
  salopettes: { thigh: 0.1, hem: 0.27, length: 0.92 },
  shorts: { thigh: 0.05, hem: 0.34, length: 0.285 },
  bermudas: { thigh: 0.05, hem: 0.27, length: 0.475 },
  tailoredShorts: { thigh: 0.05, hem: 0.35, length: 0.34 },
  boardShorts: { thigh: 0.05, hem: 0.31, length: 0.4 },
  bloomers: { thigh: 0.1, hem: 0.3, length: 0.3 },
  skort: { thigh: 0.05, hem: 0.37, length: 0.3 },
}

/** Where the knob of the width tells the hem itself. */
const measured: readonly string[] = [
  'culottes',
  'wideTrousers',
  'shorts',
  'bermudas',
  'boardShorts',
  'tailoredShorts',
  'skort',
]

const isIn = <T extends object>(found: T, key: PropertyKey): key is keyof T => key in found
const cutLeg = <T extends Record<string, SeenLeg>>(cuts: T, leg: string | number, normal: SeenLeg): SeenLeg =>
  isIn(cuts, leg) ? cuts[leg] : normal

/** The leg that a bottom of the catalogue has with its knobs turned; nothing for skirts. */
export function legOf(cut: string, knobs: StoredKnobs): SeenLeg | null {
  const row = isIn(legs, cut) ? cutLeg(legs[cut], knobs.leg ?? 'straight', legs[cut].straight) : rows[cut]
  if (!row) return null
  const by = (name: string) => (typeof knobs[name] === 'number' ? knobs[name] : 0)
  const own = by('length')
  const width = measured.includes(cut) ? 0 : by('width')
  return {
    thigh: row.thigh + width * 0.7 + by('thigh'),
    hem: row.hem + width + by('hemWidth'),
    length: own > 0.2 ? own : row.length + own,
  }
}
