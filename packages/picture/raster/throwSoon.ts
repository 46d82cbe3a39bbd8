import type { Color } from '@toile/craft/colors/color.ts'
import { radiusFor } from './blur.ts'
import type { Mask } from './mask.ts'
import { openRoom } from './lentRoom.ts'
import { shadePicture } from './shadePicture.ts'
import { blurWithin, spansAround } from './spans.ts'
import type { Region, Stage } from './stage.ts'

/** One stage of a shadow: how far it falls and how soft it is, in pixels at 170 pixels per head, and how dark. */
export interface ShadowStage {
  dx: number
  dy: number
  blur: number
  strength: number
}

/** Pixels at 170 per head that a cell is wide: no stage is sharper. */
const cell = 2.7

const [roomForCover, roomForBlur, roomForOpen] = [openRoom(), openRoom(), openRoom()]

/** Throws the shadow of what moves: all its stages in one soft picture, drawn small and laid large in a fraction of the time. */
export function throwSoon(stage: Stage, region: Region, mask: Mask, stages: readonly ShadowStage[], tint: Color): void {
  const { pen } = stage
  const step = Math.max(1, Math.round(cell * pen))
  const thrown = stages.map(({ dx, dy, blur, strength }) => ({
    across: Math.round((dx * pen) / step),
    down: Math.round((dy * pen) / step),
    radius: radiusFor((blur * pen) / step),
    strength: strength / 255,
  }))
  const reach = 2 * Math.max(...thrown.map(({ radius }) => radius)) + 1
  const width = Math.ceil(mask.width / step) + 2 * reach + Math.max(0, ...thrown.map(({ across }) => across))
  const height = Math.ceil(mask.height / step) + 2 * reach + Math.max(0, ...thrown.map(({ down }) => down))
  const { cells, around } = coverOf(mask, step, reach, width, height)
  const open = roomForOpen(width * height).fill(1)
  const soft = roomForBlur(width * height)
  for (const { across, down, radius, strength } of thrown) {
    soft.set(cells)
    const spans = spansAround(around, 2 * radius + 1)
    blurWithin(soft, width, height, radius, spans)
    for (let y = 0; y + down < height; y++) {
      const end = Math.min(spans.last[y]!, width - 1 - across)
      for (let x = spans.first[y]!, i = y * width + x, j = (y + down) * width + x + across; x <= end; x++, i++, j++)
        open[j] *= 1 - strength * soft[i]!
    }
  }
  stage.cast(pictureOf(stage, open, width, height, tint), region.x - reach * step, region.y - reach * step, step)
}

/** How much of each cell a mask covers, 0..255, so many cells from the edges, and where in each row. */
function coverOf(mask: Mask, step: number, reach: number, width: number, height: number) {
  const cells = roomForCover(width * height).fill(0)
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  const share = 1 / (step * step)
  for (let y = 0; y < mask.height; y++) {
    const [from, to] = [mask.first[y]!, mask.last[y]!]
    if (to < from) continue
    const row = ((y / step) | 0) + reach
    first[row] = Math.min(first[row]!, ((from / step) | 0) + reach)
    last[row] = Math.max(last[row]!, ((to / step) | 0) + reach)
    for (let x = from, i = y * mask.width + x, at = row * width + reach; x <= to; x++, i++)
      cells[at + ((x / step) | 0)] += mask.alpha[i]! * share
  }
  return { cells, around: { width, height, alpha: none, first, last } }
}

const none = new Uint8Array(0)

/** What is not open, in one colour. */
const pictureOf = ({ host }: Stage, open: Float32Array, width: number, height: number, color: Color) =>
  shadePicture(host, { width, height }, color, (i) => 255 * (1 - open[i]!))
