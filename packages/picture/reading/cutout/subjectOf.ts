import type { PicturePart } from '@toile/craft/prints/picturePart.ts'
import type { MainThing } from './mainThing.ts'

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

/** Where the one subject of a picture lies, from end to end, by the largest thing in it; nothing where there are several, where it runs out of the picture, or where nothing stands out. */
export function subjectOf(main: MainThing | null): PicturePart | null {
  if (!main || main.share < alone) return null
  const { width, height } = main.mask
  const share = main.part.area / (width * height)
  const part = {
    left: main.part.left / width,
    top: main.part.top / height,
    width: (main.part.right + 1 - main.part.left) / width,
    height: (main.part.bottom + 1 - main.part.top) / height,
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
