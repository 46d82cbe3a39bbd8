import type { Color } from '@toile/craft/colors/color.ts'
import type { PicturePart } from '@toile/craft/prints/picturePart.ts'
import { labOf } from '../../../kernels/oklab.ts'
import { countOf, type Mask } from '../../../kernels/plane.ts'
import { type MainThing, mainThing } from '../../../reading/cutout/mainThing.ts'
import { isSameMotif } from '../../../reading/cutout/motifs/isSameMotif.ts'
import type { Pixels } from '../../../surface.ts'
import { calmed } from '../calmed.ts'
import { cropTo, wholePicture } from '../cropTo.ts'
import { type Art, artOf } from './artOf.ts'
import { withoutFragments } from './withoutFragments.ts'
import { awayFrom, type Ground, groundOf } from '../groundOf.ts'
import { isClearCut } from './isClearCut.ts'
import { largestThing, type Standing, standsOut, wholeThings } from './wholeThings.ts'
import { subjectArt } from './subjectArt.ts'

const read = 320
const drawn = 220
const most = 5
/** A thing smaller than this beside the largest would be a crumb of it. */
const least = 0.2
/** The part of a thing that is found again when it is read at its own size; else it was cut in two. */
const found = 0.6
/** Ground about a thing that is read with it, against its longer side. */
const margin = 0.06

/** The motifs of a picture in inks, the most useful first; where nothing stands alone its one subject, if it has one. */
export function artsOf(picture: Pixels, colors: readonly Color[]): Art[] {
  const { things, ground, width, height } = thingsIn(picture)
  const first = things[0]?.worth ?? 0
  const kinds: { pixels: Pixels; mask: Mask }[] = []
  for (const { part, worth } of things.slice(0, most * 2)) {
    if (worth < first * least || kinds.length >= most) break
    const about = partAbout(part, width, height)
    const cut = cutFrom(picture, about, ground, (part.area / (width * height) / about.width / about.height) * found)
    if (cut && !kinds.some(({ pixels }) => isSameMotif(pixels, cut.pixels))) kinds.push(cut)
  }
  if (kinds.length) return kinds.map(({ pixels, mask }) => artOf(pixels, mask, colors))
  const subject = subjectArt(picture, colors)
  return subject ? [subject] : []
}

/** What stands alone in a picture, the most useful first, in pixels of a copy of this size; `main` finds its largest thing, where that is asked for. */
export function thingsIn(picture: Pixels, main: () => MainThing | null = () => mainThing(picture)) {
  const scale = Math.min(1, read / Math.max(picture.width, picture.height))
  const shrunk = (side: number) => Math.max(1, Math.round(side * scale))
  const [width, height] = [shrunk(picture.width), shrunk(picture.height)]
  const lab = labOf(calmed(cropTo(picture, wholePicture, width, height), 2))
  const ground = groundOf(lab)
  const away = awayFrom(ground, lab)
  const { labels, things } = wholeThings(standsOut(away), away)
  const light = ground.reduce((sum, [lightness]) => sum + lightness, 0) / ground.length
  const whole = withoutFragments(things, main, { width, height })
  return { things: whole.filter(({ part }) => isClearCut(part, labels, lab, light)), ground, width, height }
}

function partAbout({ left, top, right, bottom }: Standing['part'], width: number, height: number): PicturePart {
  const about = Math.max(right - left, bottom - top) * margin + 2
  const [x0, y0] = [Math.max(0, left - about), Math.max(0, top - about)]
  const [x1, y1] = [Math.min(width, right + 1 + about), Math.min(height, bottom + 1 + about)]
  return { left: x0 / width, top: y0 / height, width: (x1 - x0) / width, height: (y1 - y0) / height }
}

/** A thing read anew from the picture at its own size, and cut there: the largest that stands out in its part; null where that fills less than a share of it, `least`. */
function cutFrom(
  picture: Pixels,
  part: PicturePart,
  ground: Ground,
  least: number,
): { pixels: Pixels; mask: Mask } | null {
  const [wide, high] = [part.width * picture.width, part.height * picture.height]
  const scale = drawn / Math.max(wide, high)
  const pixels = calmed(
    cropTo(picture, part, Math.max(8, Math.round(wide * scale)), Math.max(8, Math.round(high * scale))),
    2,
  )
  const own = largestThing(standsOut(awayFrom(ground, labOf(pixels))))
  if (!own || countOf(own) < least * own.values.length) return null
  own.values.forEach((inside, i) => {
    pixels.rgba[i * 4 + 3] = inside ? 255 : 0
  })
  return { pixels, mask: own }
}
