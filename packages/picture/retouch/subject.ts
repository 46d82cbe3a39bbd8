import type { Brushed } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Stroke } from '../kernels/stroke.ts'
import { cutFromGround } from '../reading/cutout/cutFromGround.ts'
import type { Pixels } from '../surface.ts'
import { seenOf, type Worked } from './worked.ts'

/** Lines drawn over a picture, in its pixels. */
export const strokesOn = ({ width, height }: Pixels, brushed: readonly Brushed[]): Stroke[] =>
  brushed.map(({ points, radius }) => ({
    points: points.map(([x, y]): [number, number] => [x * width, y * height]),
    radius: radius * Math.max(width, height),
  }))

/** Cuts what a picture shows out of its ground; refuses where nothing stands out. */
function cutOf(picture: Pixels, keep: readonly Brushed[], drop: readonly Brushed[]): Pixels {
  const found = cutFromGround(picture, { keep: strokesOn(picture, keep), drop: strokesOn(picture, drop) })
  if (!found) throw refuse('nothingStandsOut')
  return found.pixels
}

const found = new WeakMap<Pixels, Pixels>()

/** A picture parted into what it shows and its ground, if that is not done yet; the ground stays behind. */
export function withSubject(worked: Worked): Worked {
  if (worked.isCut) return worked
  const known = found.get(worked.front) ?? cutOf(worked.front, [], [])
  found.set(worked.front, known)
  return { ...worked, front: known, behind: worked.front, isCut: true }
}

/** What a picture shows, cut out with the help of lines, on transparent ground. */
export const cutAlone = (worked: Worked, keep: readonly Brushed[], drop: readonly Brushed[]): Worked => ({
  ...worked,
  front: cutOf(seenOf(worked), keep, drop),
  behind: null,
  bare: null,
  isCut: true,
})
