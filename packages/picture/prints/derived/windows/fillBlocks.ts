import { type Color, colorDistance } from '@toile/fashion/colors/color.ts'
import type { Chance } from '@toile/geometry'
import type { InkField } from '../inkField.ts'
import type { InkAt } from '../readInks.ts'
import { type Block, cells } from './partition.ts'

/** The ink at a share of a block's sides; `seen` reads the picture. */
export type Fill = (s: number, t: number, seen: InkAt) => number

/** Neighbours of less difference (CIEDE2000) would flow together. */
const apart = 9

/** Fills the blocks, each from its own field of the picture: every other large one shows the picture, the rest are plain or hold a plain form. */
export function fillBlocks(
  field: InkField,
  blocks: readonly Block[],
  owner: Int16Array,
  colors: readonly Color[],
  chance: Chance,
): Fill[] {
  const plain: number[] = []
  return blocks.map((block, number) => {
    const shares = sharesAbout(field, block, colors.length)
    const around = neighboursOf(number, owner).flatMap((other) => plain[other] ?? [])
    const ranked = colors
      .map((_, ink) => ({
        ink,
        worth: shares[ink] * (around.some((next) => colorDistance(colors[next], colors[ink]) < apart) ? 0.03 : 1),
      }))
      .sort((a, b) => b.worth - a.worth)
    const first = ranked[0].ink
    plain[number] = first
    const area = block.width * block.height
    const shows = area >= 6 && (number % 2 === 0 || chance.happens(0.2))
    if (shows) {
      plain[number] = -1
      delete plain[number]
      return pictureIn(field, block, chance.between(0.75, 1.5))
    }
    const second = ranked.slice(1).find(({ ink }) => colorDistance(colors[ink], colors[first]) > 14)?.ink ?? first
    return area >= 4 && chance.happens(0.6) ? formIn(block, first, second, chance) : () => first
  })
}

/** Shares of the inks in the picture about the place of a block, rare ones lifted so that accents come to be blocks too. */
function sharesAbout(
  { width, height, index }: InkField,
  { x, y, width: wide, height: high }: Block,
  inks: number,
): Float64Array {
  const shares = new Float64Array(inks)
  const reach = 0.13
  const [u, v] = [((x + wide / 2) / cells) % 1, ((y + high / 2) / cells) % 1]
  const rows = [Math.max(0, v - reach), Math.min(1, v + reach)].map((share) => Math.floor(share * (height - 1)))
  const columns = [Math.max(0, u - reach), Math.min(1, u + reach)].map((share) => Math.floor(share * (width - 1)))
  for (let j = rows[0]; j <= rows[1]; j += 2)
    for (let i = columns[0]; i <= columns[1]; i += 2) shares[index[j * width + i]]++
  const whole = shares.reduce((sum, count) => sum + count, 0)
  return shares.map((count) => (count / whole + 0.004) ** 0.6)
}

function neighboursOf(number: number, owner: Int16Array): number[] {
  const found = new Set<number>()
  owner.forEach((own, i) => {
    if (own !== number) return
    const [x, y] = [i % cells, Math.floor(i / cells)]
    for (const [dx, dy] of [
      [1, 0],
      [cells - 1, 0],
      [0, 1],
      [0, cells - 1],
    ])
      found.add(owner[((y + dy) % cells) * cells + ((x + dx) % cells)])
  })
  found.delete(number)
  return [...found]
}

/** The picture about the block's own place, nearer or farther. */
function pictureIn({ width, height }: InkField, { x, y, width: wide, height: high }: Block, zoom: number): Fill {
  const [u, v] = [((x + wide / 2) / cells) % 1, ((y + high / 2) / cells) % 1]
  return (s, t, seen) =>
    seen((u + ((s - 0.5) * wide) / cells / zoom) * width, (v + ((t - 0.5) * high) / cells / zoom) * height)
}

/** A disc, an arch, half a disc or a band in another ink. */
function formIn({ width, height }: Block, ground: number, ink: number, chance: Chance): Fill {
  const short = Math.min(width, height)
  const form = chance.whole(0, 3)
  const turned = chance.happens(0.5)
  return (s, t) => {
    const x = (s - 0.5) * width
    const y = (t - 0.5) * height
    const radius = short * 0.36
    if (form === 0) return Math.hypot(x, y) < radius ? ink : ground
    if (form === 1) {
      const top = -height / 2 + short * 0.55
      const inside = Math.abs(x) < radius && (y > top || Math.hypot(x, y - top) < radius)
      return inside ? ink : ground
    }
    if (form === 2) {
      const off = turned ? height / 2 - y : height / 2 + y
      return Math.hypot(x, off) < Math.min(width / 2, height) * 0.94 ? ink : ground
    }
    return (width > height ? s : t) < 0.5 === turned ? ink : ground
  }
}
