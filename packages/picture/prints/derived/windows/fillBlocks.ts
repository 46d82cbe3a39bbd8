import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { Chance } from '@toile/geometry'
import type { InkField } from '../inkField.ts'
import { type Fill, formIn, pictureIn, placeOf } from './fills.ts'
import { neighboursIn } from './neighboursIn.ts'
import { type Block, cells, type Patchwork } from './partition.ts'

/** Neighbours of less difference (CIEDE2000) would flow together. */
const apart = 12
/** The part of the tile through which the picture is seen. */
const open = 0.42
/** How far about its place a block looks for its inks, as a share of the picture's side. */
const about = 0.15

/** Fills the blocks, each from its own field of the picture: the largest that do not touch show the picture, the rest are plain or hold a plain form. */
export function fillBlocks(field: InkField, patchwork: Patchwork, colors: readonly Color[], chance: Chance): Fill[] {
  const { blocks } = patchwork
  const neighbours = neighboursIn(patchwork)
  const shows = windowsAmong(blocks, neighbours)
  const plain: number[] = []
  const used = colors.map(() => 0)
  return blocks.map((block, number) => {
    const shares = sharesAbout(field, block, colors.length)
    const around = neighbours[number].flatMap((other) => plain[other] ?? [])
    const worth = colors.map((_, ink) => {
      const clashes = around.some((next) => colorDistance(colors[next], colors[ink]) < apart)
      return (shares[ink] * (clashes ? 0.04 : 1)) / (1 + used[ink] / 14)
    })
    const [first, ...others] = colors.map((_, ink) => ink).sort((a, b) => worth[b] - worth[a])
    plain[number] = first
    used[first] += block.width * block.height
    const long = Math.max(block.width, block.height)
    if (shows.has(number)) {
      const far = Math.min(0.92, Math.max(0.5, (long / cells) * chance.between(1.2, 1.75)))
      return pictureIn(field, block, first, far, block.height > block.width && chance.happens(0.5))
    }
    const second = others.find((ink) => colorDistance(colors[ink], colors[first]) > 16) ?? first
    const holds = Math.min(block.width, block.height) > 1 && chance.happens(0.5)
    return holds ? formIn(block, first, second, chance) : () => first
  })
}

/** The largest blocks that have no side in common, until enough of the tile is open. */
function windowsAmong(blocks: readonly Block[], neighbours: readonly number[][]): Set<number> {
  const chosen = new Set<number>()
  const area = (number: number) => blocks[number].width * blocks[number].height
  let shown = 0
  for (const number of blocks.map((_, i) => i).sort((a, b) => area(b) - area(a))) {
    if (shown > cells * cells * open || area(number) < 6) break
    if (neighbours[number].some((other) => chosen.has(other))) continue
    chosen.add(number)
    shown += area(number)
  }
  return chosen
}

/** Shares of the inks in the picture about the place of a block, rare ones lifted so that accents come to be blocks too. */
function sharesAbout({ width, height, index }: InkField, block: Block, inks: number): Float64Array {
  const shares = new Float64Array(inks)
  const [u, v] = placeOf(block)
  const spanOf = (share: number, side: number) =>
    [Math.max(0, share - about), Math.min(1, share + about)].map((end) => Math.floor(end * (side - 1)))
  const [top, bottom] = spanOf(v, height)
  const [left, right] = spanOf(u, width)
  for (let j = top; j <= bottom; j += 2) for (let i = left; i <= right; i += 2) shares[index[j * width + i]]++
  const whole = shares.reduce((sum, count) => sum + count, 0)
  return shares.map((count) => (count / whole + 0.004) ** 0.6)
}
