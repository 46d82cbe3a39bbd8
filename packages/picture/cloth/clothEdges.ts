import { lampOnPage } from '../raster/light.ts'
import { type DrawingStyle, isDrawn } from '../raster/stage.ts'
import { inkBlack } from '../raster/tint.ts'
import { coverAt } from './coverAt.ts'
import type { Laying } from './laying.ts'
import type { Reach } from './copyReach.ts'

/** How a hand draws the thickness of a cloth that lies on another: pens of the dark side and of the lit one, and how strong both are. */
interface Thickness {
  dark: number
  lit: number
  shade: number
  light: number
}

const cut: Record<DrawingStyle, Thickness> = {
  ink: { dark: 2.3, lit: 0.9, shade: 1, light: 0 },
  illustration: { dark: 1.8, lit: 1.5, shade: 0.52, light: 0.28 },
  realistic: { dark: 1.8, lit: 1.4, shade: 0.5, light: 0.26 },
  flat: { dark: 1, lit: 1, shade: 0, light: 0 },
}
/** What of it is left where the edge is turned into a seam. */
const turnedIn = 0.5

/** Draws the edge of a cloth that was laid: a dark underside away from the lamp and a lit upper side; in ink a line that is heavy there and thin here. At the edge of its piece it ends in that. */
export function clothEdges({ rgba, mask, own, held, stage }: Laying, reach: Reach, isCut: boolean): void {
  const { dark, lit, shade, light } = cut[stage.style]
  if (!shade) return
  const { width, height, alpha } = mask
  const strength = isCut ? 1 : turnedIn
  const away = [-lampOnPage[0] * dark * stage.pen, -lampOnPage[1] * dark * stage.pen] as const
  const towards = [lampOnPage[0] * lit * stage.pen, lampOnPage[1] * lit * stage.pen] as const
  const beyond = (x: number, y: number, [dx, dy]: readonly [number, number], full: number) => {
    const at = Math.round(y + dy) * width + Math.round(x + dx)
    return (alpha[at] ?? 0) < 255 ? 0 : Math.max(0, full - coverAt(own, width, height, x + dx, y + dy))
  }
  const isInk = stage.style === 'ink'
  const ink = [inkBlack.r, inkBlack.g, inkBlack.b] as const
  for (let y = reach.top; y < reach.bottom; y++) {
    for (let x = reach.left, i = y * width + x; x < reach.right; x++, i++) {
      const share = own[i] ?? 0
      if (share < 0.02) continue
      const under = beyond(x, y, away, share) * strength
      const over = beyond(x, y, towards, share) * strength
      if (under <= 0 && over <= 0) continue
      const j = i * 4
      if (isInk) {
        const line = Math.min(1, Math.max(under, over))
        for (let c = 0; c < 3; c++) {
          const cloth = rgba[j + c] ?? 0
          rgba[j + c] = cloth + ((ink[c] ?? 0) - cloth) * line
        }
        held[i] = Math.max(held[i] ?? 0, line)
        continue
      }
      const k = 1 - shade * under
      for (let c = 0; c < 3; c++) {
        const cloth = rgba[j + c] ?? 0
        rgba[j + c] = (cloth + (255 - cloth) * light * over) * k
      }
      if (isDrawn(stage.style)) held[i] = Math.max(held[i] ?? 0, under * shade)
    }
  }
}
