import type { Color } from '@toile/craft/colors/color.ts'
import type { PicturePart } from '@toile/craft/prints/picturePart.ts'
import { componentsOf, fillHoles } from '../../../kernels/components.ts'
import { labOf } from '../../../kernels/oklab.ts'
import { maskOf } from '../../../kernels/plane.ts'
import { shrink } from '../../../kernels/shrink.ts'
import { cutFromGround } from '../../../reading/cutout/cutFromGround.ts'
import { mainThing } from '../../../reading/cutout/mainThing.ts'
import { subjectOf } from '../../../reading/cutout/subjectOf.ts'
import type { Pixels } from '../../../surface.ts'
import { calmed } from '../calmed.ts'
import { type Art, artOf } from './artOf.ts'
import { isClearCut } from './isClearCut.ts'

/** The longer side of the copy it is cut from, in pixels. */
const read = 260
/** What fills less of the square about its longer side has an up; a flower has none. */
const round = 0.4
/** Ground about the subject that may still be of it, against its sides. */
const doubtful = 0.08

/** The one subject of a picture in inks, cut out along its own outline; null where there is none. */
export function subjectArt(picture: Pixels, colors: readonly Color[]): Art | null {
  const part = subjectOf(mainThing(picture))
  if (!part) return null
  const calm = calmed(shrink(picture, read), 2)
  const x = Math.max(0, part.left - part.width * doubtful)
  const y = Math.max(0, part.top - part.height * doubtful)
  const cut = cutFromGround(calm, {
    box: {
      x: x * calm.width,
      y: y * calm.height,
      width: (Math.min(1, part.left + part.width * (1 + doubtful)) - x) * calm.width,
      height: (Math.min(1, part.top + part.height * (1 + doubtful)) - y) * calm.height,
    },
  })
  return cut && largestOf(calm, cut.pixels, part, colors)
}

/** The part of the subject's sides that its cut has at the least: half a wheel is no motif. */
const found = 0.72

function largestOf(calm: Pixels, cut: Pixels, part: PicturePart, colors: readonly Color[]): Art | null {
  const { labels, list } = componentsOf(maskOf(cut, (i) => cut.rgba[i * 4 + 3] > 127))
  const [own] = list.toSorted((a, b) => b.area - a.area)
  if (!own) return null
  const [width, height] = [own.right - own.left + 1, own.bottom - own.top + 1]
  if (width < found * part.width * calm.width || height < found * part.height * calm.height) return null
  if (!isClearCut(own, labels, labOf(calm), 0)) return null
  const at = (i: number) => (own.top + Math.floor(i / width)) * calm.width + own.left + (i % width)
  const mask = fillHoles(maskOf({ width, height }, (i) => labels[at(i)] === own.id))
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set(calm.rgba.subarray(at(i) * 4, at(i) * 4 + 4), i * 4)
  return artOf({ width, height, rgba }, mask, colors, own.area < round * Math.max(width, height) ** 2)
}
