import { blenders } from '@toile/canvas/blending/index.ts'
import type { TileMap } from '@toile/canvas/document/layer.ts'
import { eachPatch, wholeTile } from '@toile/canvas/tiles/eachPatch.ts'
import { isEmptyTile, side, type Tile } from '@toile/canvas/tiles/tile.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { cutTiles } from '@toile/canvas/tiles/cutTiles.ts'
import type { Pixels } from '../../surface.ts'
import { type LiftBlend, liftTile } from './liftTile.ts'

/** A picture that a layer is to lead to: the figure as far as it is drawn over the ground, in a region whose corner lies at (x, y); `own` is what the layer covers by itself, an alpha to each pixel. */
export interface Wanted {
  x: number
  y: number
  figure: Pixels
  own: Uint8Array | null
}

/** Layers that are lifted one after the other over a ground, each from what those before it really come to, so that no error grows. */
export interface Lifting {
  lift(wanted: Wanted, blend: LiftBlend): TileMap
}

/** Opens lifting over a ground as large as the sheet. */
export function openLifting(store: TileStore, ground: Pixels, bare: Uint8ClampedArray): Lifting {
  const { width, height } = ground
  const below = new Map<string, Tile>(
    [...cutTiles({ width, height, rgba: bare })].map(([key, tile]) => [key, tile.slice()]),
  )
  // Taken anew for each tile they would be most of the work at a fine sheet.
  const wanted = new Float32Array(side * side * 3)
  const covers = new Uint8Array(side * side)
  return {
    lift({ x, y, figure, own }, blend) {
      const found: Record<string, number> = {}
      const box = { x0: x, y0: y, x1: Math.min(width, x + figure.width), y1: Math.min(height, y + figure.height) }
      eachPatch(box, (key, patch, ox, oy) => {
        const tile = below.get(key)
        if (!tile) return
        covers.fill(0)
        for (let p = 0; p < side * side; p++) for (let c = 0; c < 3; c++) wanted[p * 3 + c] = tile[p * 4 + c]!
        for (let py = patch.y0; py < patch.y1; py++)
          for (let px = patch.x0; px < patch.x1; px++) {
            const p = py * side + px
            const at = (oy + py - y) * figure.width + (ox + px - x)
            const on = ((oy + py) * width + ox + px) * 4
            const share = figure.rgba[at * 4 + 3]! / 255
            for (let c = 0; c < 3; c++)
              wanted[p * 3 + c] = figure.rgba[at * 4 + c]! * share + ground.rgba[on + c]! * (1 - share)
            if (own) covers[p] = own[at]!
          }
        const layer = liftTile(tile, wanted, covers, blend)
        if (!layer || isEmptyTile(layer)) return
        blenders[blend](tile, layer, wholeTile, 1)
        found[key] = store.keep(layer)
      })
      return found
    },
  }
}

/** How far each pixel of a picture is covered. */
export function alphaOf({ rgba }: Pixels): Uint8Array {
  const alpha = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < alpha.length; i++) alpha[i] = rgba[i * 4 + 3]!
  return alpha
}
