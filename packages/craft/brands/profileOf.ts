import { brandCuts } from './brandCuts.ts'
import { brandOutline } from './brandOutline.ts'
import { brandPalette } from './brandPalette.ts'
import { brandPrints } from './brandPrints.ts'
import type { BrandProfile } from './profile.ts'
import type { Read } from './read.ts'
import type { Reading } from './brandReading.ts'

/** Scenes tell mood and colour, but nobody wears them. */
const byKind: Record<Reading['kind'], number> = { look: 1, garment: 1, print: 0.9, scene: 0.35 }

/** The profile of a brand from the readings of its pictures: the same readings in any order give the same profile (requirement S2.61). */
export function profileOf(readings: readonly { id: string; reading: Reading }[]): BrandProfile {
  const reads: Read[] = readings
    .toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    .map(({ id, reading }) => ({ id, reading, weight: byKind[reading.kind] * (0.4 + 0.6 * reading.confidence) }))
  return {
    version: 1,
    pictures: reads.length,
    palette: brandPalette(reads),
    tone: toneOf(reads),
    prints: brandPrints(reads),
    cuts: brandCuts(reads),
    proportions: brandOutline(reads),
    wearer: wearerOf(reads),
    line: lineOf(reads),
    surface: surfaceOf(reads),
  }
}

/** Means of numbers over the pictures that have them, with the pictures. */
function means<K extends string>(reads: readonly Read[], of: (reading: Reading) => Record<K, number> | null) {
  const seen = reads.flatMap(({ id, weight, reading }) => {
    const values = of(reading)
    return values ? [{ id, weight, values }] : []
  })
  const total = seen.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (key: K) => (total ? seen.reduce((sum, { values, weight }) => sum + values[key] * weight, 0) / total : 0)
  return { mean, pictures: seen.map(({ id }) => id) }
}

function toneOf(reads: readonly Read[]): BrandProfile['tone'] {
  const { mean, pictures } = means(reads, ({ mood }) => mood)
  return {
    lightness: mean('lightness'),
    saturation: mean('saturation'),
    contrast: mean('contrast'),
    warmth: mean('warmth'),
    busyness: mean('busyness'),
    confidence: Math.min(1, pictures.length / 8),
  }
}

function wearerOf(reads: readonly Read[]): BrandProfile['wearer'] {
  const worn = (gender: BrandProfile['wearer']) =>
    reads.reduce((sum, { reading, weight }) => sum + (reading.wearer === gender ? weight : 0), 0)
  const [female, male] = [worn('female'), worn('male')]
  return female + male === 0 ? null : male > female ? 'male' : 'female'
}

function lineOf(reads: readonly Read[]): BrandProfile['line'] {
  const { mean, pictures } = means(reads, ({ stroke }) => stroke)
  return pictures.length
    ? { width: mean('width'), regularity: mean('regularity'), confidence: Math.min(1, pictures.length / 4), pictures }
    : null
}

function surfaceOf(reads: readonly Read[]): BrandProfile['surface'] {
  const { mean, pictures } = means(reads, ({ surface }) => surface)
  return pictures.length
    ? { roughness: mean('roughness'), shine: mean('shine'), confidence: Math.min(1, pictures.length / 5), pictures }
    : null
}
