import { pickColor } from '@toile/canvas/filling/pickColor.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'

interface Asked {
  readonly x: number
  readonly y: number
  /** Whether only the layer that is worked on is looked at. */
  readonly ofLayer: boolean
  /** Pixels to each side of which the mean is taken. */
  readonly around: number
}

/** What the eyedropper asks. */
export const pickingActs = (opened: () => Session | null) => ({
  /** The color that is seen around a place of the sheet, as #rrggbb; nothing beside the sheet, or where nothing is painted. */
  colorAt({ x, y, ofLayer, around }: Asked): string | null {
    const session = opened()
    if (!session) return null
    const { width, height, active } = session.document.get()
    const [px, py] = [Math.floor(x), Math.floor(y)]
    if (px < 0 || py < 0 || px >= width || py >= height) return null
    const wide = 2 * around + 1
    const rgba = new Uint8ClampedArray(wide * wide * 4)
    for (let dy = -around; dy <= around; dy++)
      for (let dx = -around; dx <= around; dx++) {
        const [toX, toY] = [px + dx, py + dy]
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue
        const at = ((dy + around) * wide + dx + around) * 4
        rgba.set(session.colorAt(toX, toY, ofLayer ? active : undefined), at)
      }
    const color = pickColor({ width: wide, height: wide, rgba }, around, around, around)
    return color && toHex(color)
  },
})
