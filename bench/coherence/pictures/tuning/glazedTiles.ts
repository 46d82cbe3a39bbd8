import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { bell, field, glow, lightOf, openPlate, shade, side, smooth } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Hand-cut glazed tiles laid as stars. */
export const glazedTiles: Photograph = {
  id: 'glazed tiles',
  paint(seed) {
    const plate = openPlate('#b9ab90')
    const chance = openChance(seed + 160)
    const tile = 80
    const owns = Array.from({ length: 400 }, () => chance.next())
    const pit = noise(seed + 161, 70, 70, 3)
    const glaze = noise(seed + 162, 12, 12, 4)
    const height = field(() => 1)
    const shape = (u: number, v: number, i: number) => {
      const [x, y] = [u * side + 17 + (glaze[i] - 0.5) * 3, v * side + 9 + (pit[i] - 0.5) * 2]
      const [cx, cy] = [(x % tile) / tile - 0.5, (y % tile) / tile - 0.5]
      const turn = Math.atan2(cy, cx)
      const far = Math.hypot(cx, cy)
      return {
        far,
        star: far * (1 + 0.16 * Math.cos(8 * turn)),
        cross: Math.abs(cx) + Math.abs(cy),
        corner: Math.max(Math.abs(cx), Math.abs(cy)),
        at: Math.floor(x / tile) * 19 + Math.floor(y / tile),
      }
    }
    const inks = {
      ground: ['#d8cdb4', '#f3ecd9'],
      blue: ['#123a86', '#2f67bd'],
      deep: ['#0b234f', '#1d3f7c'],
      teal: ['#1c6f6c', '#4aa79c'],
      ochre: ['#b4761c', '#e5ae4a'],
      green: ['#285a34', '#5c9258'],
    } as const
    const runs = Object.entries(inks).map(([id, [a, b]]) => [id, [lightOf(a), lightOf(b)]] as const)
    const byId = new Map(runs)
    for (let i = 0; i < side * side; i++) {
      const { star, cross, corner, at } = shape((i % side) / side, Math.floor(i / side) / side, i)
      const own = owns[at % 400]
      const edge = Math.min(
        Math.abs(star - 0.17),
        Math.abs(star - 0.29),
        Math.abs(star - 0.4),
        Math.abs(cross - 0.72),
        Math.abs(corner - 0.5),
      )
      const id =
        cross > 0.72
          ? 'deep'
          : star < 0.17
            ? own > 0.6
              ? 'ochre'
              : own > 0.3
                ? 'teal'
                : 'green'
            : star < 0.29
              ? 'ground'
              : star < 0.4
                ? 'blue'
                : 'ground'
      const [a, b] = byId.get(id) ?? [lightOf('#fff'), lightOf('#fff')]
      const tone = Math.min(1, Math.max(0, glaze[i] * 0.6 + own * 0.5 - 0.05 + 0.3 * (pit[i] - 0.5)))
      const share = smooth(0.008, 0.022, edge + (pit[i] - 0.5) * 0.012)
      height[i] = share
      for (let k = 0; k < 3; k++)
        plate.light[i * 3 + k] += (a[k] + (b[k] - a[k]) * tone - plate.light[i * 3 + k]) * share
    }
    const lit = relief(
      softened(
        field((_, __, i) => height[i] + glaze[i] * 0.8),
        1,
      ),
      0.9,
      225,
    )
    shade(plate, (u, v, i) => lit[i] * (1.1 - 0.4 * u * v))
    glow(plate, '#ffffff', (u, v, i) => height[i] * 0.35 * bell(u + v * 0.6 - 0.55 + (glaze[i] - 0.5) * 0.5, 0.13))
    return develop(plate, { seed })
  },
}
