import { bell } from '@toile/canvas/liquify/bell.ts'
import { openLiquify } from '@toile/canvas/liquify/openLiquify.ts'
import type { Tile } from '@toile/canvas/tiles/tile.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { openChance, sure } from '@toile/geometry'
import { median, time } from './figures.ts'
import { fullPainting } from './fullPainting.ts'

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

/** Milliseconds of a dab of liquify that is drawn, of the naive kernel, and of four dabs that are drawn at once, for sizes of sheet and dab. */
export function liquifyDabs(sides: readonly number[], radii: readonly number[]) {
  return sides.flatMap((side) => {
    const [own, naive] = [openOwn(side), openNaive(side)]
    return radii.map((radius) => {
      const chance = openChance(radius)
      const tool = { kind: 'push', size: radius * 2, pressure: 1, distortion: 1, power: 0.2 } as const
      const dabs = () => {
        const [x, y] = [chance.between(radius + 9, side - radius - 9), chance.between(radius + 9, side - radius - 9)]
        return Array.from({ length: 4 }, (_, i) => ({ x: x + i, y, alongX: 7, alongY: 3 }))
      }
      const times = Array.from({ length: 25 }, () => {
        const [four, other] = [dabs(), dabs()]
        const [first] = other
        const one = time(() => {
          if (first) own.dab(tool, first)
          own.draw()
        })
        own.endStroke()
        const peer = time(() => first && naive(first.x, first.y, radius, 7, 3))
        const together = time(() => {
          for (const dab of four) own.dab(tool, dab)
          own.draw()
        })
        own.endStroke()
        const peers = time(() => four.forEach(({ x, y }) => naive(x, y, radius, 7, 3)))
        return { one, peer, together, peers }
      }).slice(4)
      const of = (key: keyof (typeof times)[number]) => median(times.map((row) => row[key]))
      return { side, radius, one: of('one'), peer: of('peer'), together: of('together'), peers: of('peers') }
    })
  })
}
