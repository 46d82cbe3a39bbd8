import type { PicturePart } from '@toile/fashion/prints/picturePart.ts'
import { cutOut } from '../cutout/cutOut.ts'
import { cropTo, wholePicture } from '../prints/derived/cropTo.ts'
import type { Pixels } from '../surface.ts'
import { componentsOf } from '../trace/kernels/components.ts'
import { maskOf } from '../trace/kernels/plane.ts'

/** The longer side at which a subject is looked for, in pixels. */
const seen = 128
/** Shares of the picture that a subject covers. */
const least = 0.025
const most = 0.62
/** The share of what stands out that is the one subject; the rest are other things or crumbs. */
const alone = 0.6
/** How near the picture's sides it may come, and how much of its box it fills. */
const rim = 0.025
const full = 0.3
/** Its breadth against its length. */
const slender = 0.25

/** Where the one subject of a picture lies, from end to end; nothing where there are several, where it runs out of the picture, or where nothing stands out. */
export function subjectOf(picture: Pixels): PicturePart | null {
  const scale = Math.min(1, seen / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(8, Math.round(side * scale)))
  const cut = cutOut(cropTo(picture, wholePicture, width, height))
  if (!cut) return null
  const mask = maskOf(cut.pixels, (i) => cut.pixels.rgba[i * 4 + 3] > 127)
  const { list } = componentsOf(mask)
  const whole = list.reduce((sum, { area }) => sum + area, 0)
  const [main] = list.toSorted((a, b) => b.area - a.area)
  if (!main || main.area < whole * alone) return null
  const share = main.area / (width * height)
  const part = {
    left: main.left / width,
    top: main.top / height,
    width: (main.right + 1 - main.left) / width,
    height: (main.bottom + 1 - main.top) / height,
  }
  return share > least && share < most && share > part.width * part.height * full && isWhole(part, width / height)
    ? part
    : null
}

/** Whether a box of a picture keeps off its sides and is no strip of it. */
export function isWhole({ left, top, width, height }: PicturePart, aspect: number): boolean {
  const breadth = Math.min(width * aspect, height) / Math.max(width * aspect, height)
  return left > rim && top > rim && left + width < 1 - rim && top + height < 1 - rim && breadth > slender
}
