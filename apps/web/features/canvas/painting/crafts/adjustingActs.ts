import { applyAdjustment } from '@toile/canvas/adjusting/applyAdjustment.ts'
import { mainColor } from '@toile/canvas/adjusting/mainColor.ts'
import type { Adjustment } from '@toile/canvas/document/adjustment.ts'
import { withLayer } from '@toile/canvas/document/layerTree.ts'
import { joinTiles } from '@toile/canvas/tiles/joinTiles.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'

/** What an adjustment works on: how many pixels are how light, and the color that most of them have, as 0xrrggbb. */
export interface AdjustedGround {
  readonly counts: readonly number[]
  readonly main: number | null
}

/** Of so many pixels across and down one is counted. */
const apart = 3

/** What the page asks about adjustments. */
export const adjustingActs = (opened: () => Session | null) => ({
  /** What an adjustment layer works on, or the layer that is worked on by itself. */
  adjustedGround({ adjustment }: { adjustment: string | null }): AdjustedGround {
    const session = opened()
    if (!session) return { counts: [], main: null }
    const now = session.document.get()
    const layer = adjustment === null ? undefined : now.layers[adjustment]
    const without = layer ? withLayer(now, { ...layer, visible: false }) : now
    const tileAt = (key: string) =>
      layer ? session.painter.compose(without, key) : session.painter.layerPicture(now, now.active, key)
    const { width, height } = now
    const rgba = joinTiles({ x0: 0, y0: 0, x1: width, y1: height }, tileAt)
    const counts = Array.from({ length: 256 }, () => 0)
    for (let y = 0; y < height; y += apart)
      for (let x = 0; x < width; x += apart) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)
        if (alpha < 128) continue
        const light = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        counts[light] = (counts[light] ?? 0) + 1
      }
    return { counts, main: mainColor(rgba) }
  },
  /** What an adjustment makes of one color, both as 0xrrggbb. */
  adjustedColor({ adjustment, color }: { adjustment: Adjustment; color: number }): number {
    const pixel = new Uint8ClampedArray([(color >> 16) & 255, (color >> 8) & 255, color & 255, 255])
    const [red = 0, green = 0, blue = 0] = applyAdjustment(adjustment, pixel, 1, 1)
    return red * 65536 + green * 256 + blue
  },
})
