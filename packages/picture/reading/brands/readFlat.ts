import type { ShapeReading } from '@toile/craft/brands/brandReading.ts'
import type { AnyGarment, BodyCategory } from '@toile/craft/garments/garment.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { maskOf, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { seenOf } from '../trace/recognise/seen.ts'
import type { TracedPiece } from '../trace/traced.ts'
import { traceSketch } from '../trace/traceSketch.ts'
import { outlineEdges } from './outlineEdges.ts'
import { garmentTable } from './garmentTable.ts'

/** A drawing or flat photograph of one garment as it was traced, and its shape. */
export interface FlatReading {
  traced: TracedPiece
  shape: ShapeReading
}

const kin = 3

let known: readonly { garment: AnyGarment; edges: number[] }[] | null = null

function table() {
  if (known) return known
  const bytes = Uint8Array.from(atob(garmentTable.bytes), (letter) => letter.charCodeAt(0))
  const { edges } = garmentTable
  known = garmentTable.ids.flatMap((id, i) => {
    const garment = findGarment(id)
    return garment
      ? [{ garment, edges: Array.from(bytes.subarray(i * edges, (i + 1) * edges), (byte) => byte / 255) }]
      : []
  })
  return known
}

/** Traces one garment on its sheet and reads its shape from the garments of the catalogue whose outline is likest (requirement S2.61); nothing where there is none. */
export function readFlat(pixels: Pixels): FlatReading | null {
  const traced = traceSketch(pixels)
  if (!traced) return null
  const mask = maskOf(traced, (i) => traced.mask[i] > 127)
  const lines = planeOf(traced, (i) => traced.lines[i] / 255)
  const seen = seenOf(mask, lines)
  if (!seen) return null
  const { category, confidence } = traced
  return { traced, shape: { category, confidence, ...characterOf(outlineEdges(seen.traits), category) } }
}

/** The mean character of the garments of a category whose edges run most alike. */
function characterOf(edges: readonly number[], category: BodyCategory): Omit<ShapeReading, 'category' | 'confidence'> {
  const near = table()
    .filter(({ garment }) => garment.category === category)
    .map(({ garment, edges: own }) => ({
      garment,
      off: own.reduce((sum, value, k) => sum + (value - (edges[k] ?? 0)) ** 2, 0),
    }))
    .sort((a, b) => a.off - b.off)
    .slice(0, kin)
    .map(({ garment: { character }, off }) => ({ character, weight: 1 / (0.02 + off) }))
  const total = near.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (key: 'length' | 'volume' | 'sleeve' | 'waist') =>
    near.reduce((sum, { character, weight }) => sum + character[key] * weight, 0) / total
  return { length: mean('length'), volume: mean('volume'), sleeve: mean('sleeve'), waist: mean('waist') }
}
