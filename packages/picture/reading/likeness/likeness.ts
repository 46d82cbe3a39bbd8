import { labOf } from '../../kernels/oklab.ts'
import type { Pixels } from '../../surface.ts'
import { colorLayout, colorLayoutLength } from './colorLayout.ts'
import { edgeHistogram, edgeHistogramLength } from './edgeHistogram.ts'

const parts = 4
const kinds = 5
/** Differences of edges, and of colours, at which a picture is half as unlike as it can be. */
const halfway = { edges: 0.05, colors: 0.1 }
const colorWeight = 0.3

/** How many bytes describe a picture. */
export const likenessLength = edgeHistogramLength + colorLayoutLength

/** What a picture is compared by: its edges, then where its colours lie, a byte each; of about 160 pixels a side (requirement S2.44). */
export function measureLikeness(pixels: Pixels): Uint8Array {
  const lab = labOf(pixels)
  return Uint8Array.from([...edgeHistogram(lab), ...colorLayout(lab)])
}

/** The parts of a picture that are compared together: each alone, rows, columns, squares of four, and all. */
const groups: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3].flatMap((i) => [[0, 1, 2, 3].map((j) => i * parts + j), [0, 1, 2, 3].map((j) => j * parts + i)]),
  ...[0, 2, 8, 10, 5].map((corner) => [corner, corner + 1, corner + parts, corner + parts + 1]),
]
const every = Array.from({ length: parts * parts }, (_, i) => i)

/** The mean difference of edges over some parts together, 0 to 1. */
function apart(difference: Float64Array, together: readonly number[]): number {
  let sum = 0
  for (let kind = 0; kind < kinds; kind++) {
    let part = 0
    for (const at of together) part += difference[at * kinds + kind]
    sum += Math.abs(part)
  }
  return sum / (kinds * together.length * 255)
}

function edgesApart(a: Uint8Array, b: Uint8Array): number {
  const difference = new Float64Array(edgeHistogramLength)
  let alone = 0
  for (let i = 0; i < edgeHistogramLength; i++) {
    difference[i] = a[i] - b[i]
    alone += Math.abs(difference[i])
  }
  let together = 0
  for (const group of groups) together += apart(difference, group)
  return ((2 * alone) / edgeHistogramLength / 255 + together / groups.length + apart(difference, every)) / 4
}

/** Where the mean of lightness and of both colour axes stand in a colour layout. */
const means = [0, 15, 25] as const

function colorsApart(a: Uint8Array, b: Uint8Array): number {
  let waves = [0, 0]
  for (let i = 1; i < colorLayoutLength; i++) {
    const off = Math.abs(a[edgeHistogramLength + i] - b[edgeHistogramLength + i])
    if (i < means[1]) waves[0] += off
    else if (i !== means[1] && i !== means[2]) waves[1] += off
  }
  waves = [waves[0] / (means[1] - 1), waves[1] / (colorLayoutLength - means[1] - 2)]
  const [l, m, n] = means.map((i) => a[edgeHistogramLength + i] - b[edgeHistogramLength + i])
  return (Math.hypot(l, 2 * m, 2 * n) + waves[0] + waves[1]) / 255
}

const saturated = (value: number, half: number) => value / (value + half)

/** How unlike two measured pictures are: 0 the same, 1.3 nothing in common; edges count most, so that a recoloured print stays near. */
export const likenessDistance = (a: Uint8Array, b: Uint8Array): number =>
  saturated(edgesApart(a, b), halfway.edges) + colorWeight * saturated(colorsApart(a, b), halfway.colors)

/** The distance up to which a picture counts as like another; set on disturbed prints of the own catalogue. */
export const alike = 0.62
