import type { Color } from '@toile/craft/colors/color.ts'
import type { Point } from '@toile/geometry'
import { componentsOf, fillHoles } from '../../../kernels/components.ts'
import { type Lab, labOf } from '../../../kernels/oklab.ts'
import { type Mask, maskOf } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'
import { calmed } from '../calmed.ts'
import { cropTo, wholePicture } from '../cropTo.ts'
import { inked } from '../inked.ts'
import type { InkField } from '../inkField.ts'
import { jumpAt } from '../jumpAt.ts'
import { awayFrom, groundOf } from '../groundOf.ts'
import { grown } from '../motif/grown.ts'
import { standsOut } from '../motif/wholeThings.ts'
import { cutOutline } from './cutOutline.ts'
import { type Form, formOf } from './formOf.ts'
import { groupsOf } from './groupsOf.ts'

/** A region of a picture that may be cut out: what it holds, filled, on a copy of the picture. */
export interface Region {
  left: number
  top: number
  mask: Mask
  area: number
  outline: Point[]
  form: Form
  /** How far its colour is from that about it in OKLab. */
  jump: number
}

/** A picture in calm inks, and the regions in it that may be cut out. */
export interface Regions {
  field: InkField
  regions: Region[]
}

/** The longer side of the copy in pixels. */
const read = 360
/** Shares of the picture that a region covers, and how near the picture's sides it comes, in pixels. */
const share = { least: 0.0013, most: 0.24 } as const
const rim = 2
/** What a shape is that an eye knows again: no bays, no tendrils, no sliver, and off its ground nearly everywhere. */
const form = { solid: 0.8, compact: 0.42, breadth: 0.3 } as const
/** Nothing that looks like a stain: round and full, or the same on both sides. */
const known = { solid: 0.95, even: 0.91 } as const

/** Reads the regions of a picture in some inks: of one ink, of inks that are light and shade of one thing, and of all that stands out from the ground. */
export function regionsIn(picture: Pixels, colors: readonly Color[]): Regions {
  const scale = read / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(8, Math.round(side * scale)))
  const calm = calmed(cropTo(picture, wholePicture, width, height), 3)
  const lab = labOf(calm)
  const field = inked(calm, colors, null, 2)
  const masks = groupsOf(colors).map((inks) => {
    const held = new Uint8Array(colors.length)
    for (const ink of inks) held[ink] = 1
    return grown(
      grown(
        maskOf(field, (i) => held[field.index[i]]),
        0,
      ),
      1,
    )
  })
  const found = [...masks, standsOut(awayFrom(groundOf(lab), lab))].flatMap((mask) => regionsOf(mask, lab))
  return { field, regions: found }
}

function regionsOf(mask: Mask, lab: Lab): Region[] {
  const { width, height } = mask
  const { labels, list } = componentsOf(mask, false)
  return list.flatMap((part): Region[] => {
    const { left, top, right, bottom } = part
    const fits =
      part.area > width * height * share.least * 0.6 &&
      left > rim &&
      top > rim &&
      right < width - 1 - rim &&
      bottom < height - 1 - rim &&
      (right - left) * (bottom - top) < 2.4 * share.most * width * height
    if (!fits) return []
    const [wide, high] = [right - left + 3, bottom - top + 3]
    const own = fillHoles(
      maskOf({ width: wide, height: high }, (i) => {
        const [x, y] = [left - 1 + (i % wide), top - 1 + Math.floor(i / wide)]
        return labels[y * width + x] === part.id
      }),
    )
    const area = own.values.reduce((sum, on) => sum + on, 0)
    if (area < width * height * share.least || area > width * height * share.most) return []
    const outline = cutOutline(own, area)
    if (!outline.length) return []
    const shape = formOf(outline)
    if (shape.solid < form.solid || shape.compact < form.compact || shape.breadth < form.breadth) return []
    if (shape.solid < known.solid && shape.even < known.even) return []
    const jump = jumpAt(outline, left - 1, top - 1, lab)
    return jump === null ? [] : [{ left: left - 1, top: top - 1, mask: own, area, outline, form: shape, jump }]
  })
}
