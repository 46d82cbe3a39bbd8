import { lerp, type Point, readTable, smooth, type Table } from '@toile/geometry'
import type { ShoeCut } from '../shoes/shoeCut.ts'

/** Sections down a foot of size 1: place before the ankle, half width, height of its top over the sole, in heads. */
const rows: Table = [
  [-0.235, 0.028, 0.11],
  [-0.224, 0.06, 0.16],
  [-0.195, 0.086, 0.21],
  [-0.15, 0.098, 0.25],
  [-0.07, 0.103, 0.31],
  [0, 0.106, 0.345],
  [0.07, 0.108, 0.335],
  [0.17, 0.117, 0.275],
  [0.28, 0.134, 0.215],
  [0.4, 0.153, 0.17],
  [0.5, 0.158, 0.145],
  [0.6, 0.147, 0.122],
  [0.69, 0.112, 0.1],
  [0.73, 0.074, 0.082],
  [0.745, 0.046, 0.07],
  [0.75, 0.022, 0.062],
]

/** A section of a foot as a shoe holds it; its middle lies inward at the toes. */
export interface FootSection {
  forward: number
  half: number
  top: number
  middle: number
}

/** Where a foot begins and ends. */
export const [heelEnd, toeEnd] = [-0.235, 0.75]

/** The section at a place down the foot: a pointed shoe draws the toes out and narrows them, a high one narrows the whole foot. */
export function footSection({ point, heel, sleek = 0 }: ShoeCut, at: number, inward: 1 | -1): FootSection {
  const drawnOut = smooth(0.4, toeEnd, at)
  // It narrows later than it is drawn out, so that its sides stay full.
  const narrow = smooth(0.48, toeEnd + 0.02, at) ** 1.25
  return {
    forward: at + point * drawnOut,
    half: readTable(rows, at, 1) * (1 - point * 3.6 * narrow) * (heel > 0.2 ? 0.92 : 1),
    top: readTable(rows, at, 2) * (1 - sleek * smooth(0.3, 0.6, at)),
    middle: inward * 0.035 * smooth(0.15, 0.7, at),
  }
}

/** Places between two, closer together towards the ends of the foot. */
export const footPlaces = (from: number, to: number, count = 18): number[] =>
  Array.from({ length: count }, (_, i) => lerp(from, to, (1 - Math.cos((Math.PI * i) / (count - 1))) / 2))

/** How far across and how high a place of a section's upper half lies, as shares of its half width and height; the angle runs from the viewer's right over the top. */
export const onSection = (angle: number): Point => [Math.cos(angle), Math.max(0, Math.sin(angle)) ** 0.7]

/** How far towards the toes the back of a heel lies at a height: it stands out at its middle and comes in above. */
export const heelCurve = (at: number, up: number): number =>
  at > -0.04 ? 0 : 0.034 * smooth(-0.04, heelEnd, at) * ((up - 0.1) / 0.2) ** 2
