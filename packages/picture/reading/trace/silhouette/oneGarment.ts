import { type Component, componentsOf, mainParts } from '../../../kernels/components.ts'
import { type Mask, maskOf } from '../../../kernels/plane.ts'

/** A rectangle in pixels of the sheet. */
export interface SheetBox {
  left: number
  top: number
  width: number
  height: number
}

/** One garment of a sheet, and where the others lie. */
export interface GarmentView {
  mask: Mask
  others: SheetBox[]
}

/** Parts nearer than this share of the picture's longer side belong to one garment. */
const near = 0.025

/** Smallest garment as a share of the largest. */
const least = 0.25

/** One garment of the sheet: the one a person pointed at; of like ones side by side the left (flats put the front there); else the largest. */
export function oneGarment(mask: Mask, keep: Mask): GarmentView {
  const { labels, list } = componentsOf(mask)
  const pointed = new Set<number>()
  for (let i = 0; i < labels.length; i++) if (keep.values[i] && labels[i]) pointed.add(labels[i])
  const most = Math.max(1, ...list.map((part) => part.area))
  const parts = list.filter((part) => part.area >= 0.05 * most || pointed.has(part.id))
  const garments = grouped(parts, near * Math.max(mask.width, mask.height))
  const largest = Math.max(...garments.map(areaOf))
  const whole = garments.filter((garment) => areaOf(garment) >= least * largest)
  if (whole.length < 2 && !pointed.size) return { mask: mainParts(mask), others: [] }
  const wanted = garments.filter((garment) => garment.some(({ id }) => pointed.has(id)))
  const chosen = wanted.length ? wanted : [leftmostView(whole)]
  const kept = new Uint8Array(list.length + 1)
  for (const part of chosen.flat()) if (part.area >= 0.12 * most || pointed.size) kept[part.id] = 1
  return {
    mask: maskOf(mask, (i) => kept[labels[i]]),
    others: whole.filter((garment) => !chosen.includes(garment)).map(boxOf),
  }
}

const areaOf = (garment: readonly Component[]) => garment.reduce((sum, part) => sum + part.area, 0)

/** Parts whose boxes touch or nearly touch. */
function grouped(parts: readonly Component[], gap: number): Component[][] {
  const groups: Component[][] = []
  for (const part of parts) {
    const touching = groups.filter((group) =>
      group.some(
        (other) =>
          part.left - gap <= other.right &&
          other.left - gap <= part.right &&
          part.top - gap <= other.bottom &&
          other.top - gap <= part.bottom,
      ),
    )
    const joined = [part, ...touching.flat()]
    groups.splice(0, groups.length, ...groups.filter((group) => !touching.includes(group)), joined)
  }
  return groups
}

function leftmostView(garments: readonly Component[][]): Component[] {
  const most = Math.max(...garments.map(areaOf))
  const [first, ...others] = garments
    .filter((garment) => areaOf(garment) > 0.55 * most)
    .sort((a, b) => boxOf(a).left - boxOf(b).left)
  const edge = boxOf(first).left + boxOf(first).width
  if (others.every((garment) => boxOf(garment).left > edge)) return first
  return garments.reduce((a, b) => (areaOf(a) >= areaOf(b) ? a : b))
}

function boxOf(garment: readonly Component[]): SheetBox {
  const left = Math.min(...garment.map((part) => part.left))
  const top = Math.min(...garment.map((part) => part.top))
  return {
    left,
    top,
    width: Math.max(...garment.map((part) => part.right)) - left + 1,
    height: Math.max(...garment.map((part) => part.bottom)) - top + 1,
  }
}
