import type { Chance } from '@toile/geometry'
import type { InkField } from '../inkField.ts'
import type { InkAt } from '../readInks.ts'
import { type Block, cells } from './partition.ts'

/** The ink at a place of a block, in cells from its upper left corner; `seen` reads the picture. */
export type Fill = (x: number, y: number, seen: InkAt) => number

/** Where a block lies on the tile is where it looks into the picture: shares of its sides. */
export const placeOf = ({ x, y, width, height }: Block): [u: number, v: number] => [
  ((x + width / 2) / cells) % 1,
  ((y + height / 2) / cells) % 1,
]

const frame = 0.34

/** The picture about a block's place in a plain frame, now and then under an arch; `far` is how much of the picture's shorter side the longer side of the window shows. */
export function pictureIn({ width, height }: InkField, block: Block, mat: number, far: number, arched: boolean): Fill {
  const [wide, high] = [block.width - 2 * frame, block.height - 2 * frame]
  const scale = (far * Math.min(width, height)) / Math.max(wide, high)
  const [u, v] = placeOf(block)
  const middle = (share: number, side: number, window: number) => {
    const half = (window * scale) / 2
    return Math.min(side - half, Math.max(half, share * side))
  }
  const [cx, cy] = [middle(u, width, wide), middle(v, height, high)]
  const round = wide / 2
  return (x, y, seen) => {
    const [dx, dy] = [x - block.width / 2, y - block.height / 2]
    if (Math.abs(dx) > wide / 2 || Math.abs(dy) > high / 2) return mat
    const above = -high / 2 + round - dy
    if (arched && above > 0 && Math.hypot(dx, above) > round) return mat
    return seen(cx + dx * scale, cy + dy * scale)
  }
}

/** A disc, an arch, half a disc or stripes in another ink. */
export function formIn({ width, height }: Block, ground: number, ink: number, chance: Chance): Fill {
  const short = Math.min(width, height)
  const form = chance.whole(0, 3)
  const turned = chance.happens(0.5)
  const radius = short * 0.34
  return (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    if (form === 0) return Math.hypot(dx, dy) < radius ? ink : ground
    if (form === 1) {
      const top = -height / 2 + short * 0.5
      return Math.abs(dx) < radius && (dy > top || Math.hypot(dx, dy - top) < radius) ? ink : ground
    }
    if (form === 2) {
      const off = turned ? height / 2 - dy : height / 2 + dy
      return Math.hypot(dx, off) < Math.min(width / 2, height) * 0.92 ? ink : ground
    }
    const run = width > height ? x : y
    return run % 1 < 0.4 ? ink : ground
  }
}
