import { bell } from '@toile/canvas/liquify/bell.ts'
import { openLiquify } from '@toile/canvas/liquify/openLiquify.ts'
import type { Tile } from '@toile/canvas/tiles/tile.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { type Point, sure } from '@toile/geometry'
import { median, time } from './figures.ts'
import { fullPainting } from './fullPainting.ts'
import { strokePoints } from './strokes.ts'

/** Pixels warped anew at each dab, channel by channel: what one writes first. */
function openNaive(sides: number) {
  const pixels = new Uint8ClampedArray(sides * sides * 4).map((_, i) => (i * 7) & 255)
  return (x: number, y: number, radius: number, alongX: number, alongY: number) => {
    const [left, top, long] = [Math.floor(x - radius), Math.floor(y - radius), Math.ceil(radius * 2)]
    const from = new Uint8ClampedArray((long + 1) * (long + 1) * 4)
    for (let row = 0; row <= long; row++) {
      const at = ((top + row) * sides + left) * 4
      from.set(pixels.subarray(at, at + (long + 1) * 4), row * (long + 1) * 4)
    }
    for (let py = 0; py < long; py++)
      for (let px = 0; px < long; px++) {
        const far = Math.sqrt((left + px - x) ** 2 + (top + py - y) ** 2) / radius
        if (far >= 1) continue
        const weight = bell(far, 0.2)
        const sx = Math.max(0, Math.min(long - 1, px - alongX * weight))
        const sy = Math.max(0, Math.min(long - 1, py - alongY * weight))
        const [ix, iy] = [Math.floor(sx), Math.floor(sy)]
        const [fx, fy] = [sx - ix, sy - iy]
        const at = (iy * (long + 1) + ix) * 4
        const to = ((top + py) * sides + left + px) * 4
        for (let c = 0; c < 4; c++) {
          const above = from[at + c]! * (1 - fx) + from[at + 4 + c]! * fx
          const below = from[at + (long + 1) * 4 + c]! * (1 - fx) + from[at + (long + 2) * 4 + c]! * fx
          pixels[to + c] = above * (1 - fy) + below * fy
        }
      }
  }
}

function openOwn(sides: number) {
  const tiles = openTiles()
  const layer = sure(Object.values(fullPainting(tiles, sides, 1).layers)[0])
  const tileOf = (key: string): Tile | undefined => (layer.kind === 'raster' ? tiles.get(layer.tiles[key]) : undefined)
  return openLiquify(sides, sides, tileOf)
}

/** Milliseconds of a dab of strokes of liquify that are drawn at each dab and at every fourth, and of the naive kernel, for sizes of sheet and dab. */
export function liquifyDabs(sides: readonly number[], radii: readonly number[]) {
  return sides.flatMap((side) => {
    const [own, naive] = [openOwn(side), openNaive(side)]
    return radii.map((radius) => {
      const tool = { kind: 'push', size: radius * 2, pressure: 1, distortion: 1, power: 0.2 } as const
      const along = (dabs: readonly Point[], every: number) =>
        time(() =>
          dabs.forEach(([x, y], i) => {
            own.dab(tool, { x, y, alongX: 7, alongY: 3 })
            if (i % every === every - 1) own.draw()
          }),
        ) / dabs.length
      const times = Array.from({ length: 13 }, (_, n) => {
        const dabs = strokePoints(n + 1, 24, radius + 20, side - radius - 20)
        const each = along(dabs, 1)
        own.endStroke()
        const peer = time(() => dabs.forEach(([x, y]) => naive(x, y, radius, 7, 3))) / dabs.length
        const four = along(dabs, 4)
        own.endStroke()
        return { each, peer, four }
      }).slice(3)
      const of = (key: keyof (typeof times)[number]) => median(times.map((row) => row[key]))
      return { side, radius, each: of('each'), four: of('four'), naive: of('peer') }
    })
  })
}
