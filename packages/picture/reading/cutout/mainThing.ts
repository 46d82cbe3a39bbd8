import { type Component, componentsOf } from '../../kernels/components.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { shrink } from '../../kernels/shrink.ts'
import type { Pixels } from '../../surface.ts'
import { cutFromGround } from './cutFromGround.ts'

/** The largest thing that stands out in a picture. */
export interface MainThing {
  /** On a copy of the picture of its own size. */
  mask: Mask
  part: Component
  /** The share that it has of all that stands out, 0..1. */
  share: number
  /** Whether the cut was sure, so that nobody need look at it. */
  sure: boolean
}

/** The longer side at which it is looked for, in pixels. */
const seen = 96

/** The largest connected thing among what stands out in a picture, cut out small and quickly; null when nothing does. */
export function mainThing(picture: Pixels): MainThing | null {
  const cut = cutFromGround(shrink(picture, seen))
  if (!cut) return null
  const { labels, list } = componentsOf(maskOf(cut.pixels, (i) => cut.pixels.rgba[i * 4 + 3] > 127))
  const [part] = list.toSorted((a, b) => b.area - a.area)
  if (!part) return null
  const whole = list.reduce((sum, { area }) => sum + area, 0)
  const mask = maskOf(cut.pixels, (i) => labels[i] === part.id)
  return { mask, part, share: part.area / whole, sure: !cut.asks }
}
