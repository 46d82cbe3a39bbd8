import type { Chance } from '@toile/geometry'

/** A block of a patchwork that comes in again at all sides, in cells of the tile. */
export interface Block {
  x: number
  y: number
  width: number
  height: number
}

/** A tile parted into blocks without gaps, the largest first, and for each cell the number of its block. */
export interface Patchwork {
  blocks: Block[]
  owner: Int16Array
}

/** Cells along each side of the tile. */
export const cells = 12

/** Sizes from the one that leads to those that fill; each may lie down or stand. */
const sizes = [
  [6, 5],
  [4, 5],
  [3, 6],
  [5, 3],
  [4, 4],
  [2, 5],
  [3, 4],
  [3, 3],
  [4, 2],
  [2, 3],
  [2, 2],
  [3, 2],
  [2, 2],
] as const
const tries = 30
const drafts = 40

/** The best of forty patchworks: the one with the least in narrow strips and crumbs, and of clearly unlike sizes. */
export function partition(chance: Chance): Patchwork {
  const made = Array.from({ length: drafts }, () => parted(chance))
  return made.reduce((best, one) => (faultsOf(one) < faultsOf(best) ? one : best))
}

function faultsOf({ blocks }: Patchwork): number {
  const strips = blocks.filter(({ width, height }) => Math.min(width, height) === 1)
  const squares = blocks.filter(({ width, height }) => width === height)
  return strips.length * 3 + squares.length + Math.abs(blocks.length - 13)
}

function parted(chance: Chance): Patchwork {
  const owner = new Int16Array(cells * cells).fill(-1)
  const blocks: Block[] = []
  const at = (x: number, y: number) => (y % cells) * cells + (x % cells)
  const isFree = ({ x, y, width, height }: Block) => {
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) if (owner[at(x + i, y + j)] >= 0) return false
    return true
  }
  const put = (block: Block) => {
    for (let j = 0; j < block.height; j++)
      for (let i = 0; i < block.width; i++) owner[at(block.x + i, block.y + j)] = blocks.length
    blocks.push(block)
  }
  for (const [across, down] of sizes) {
    for (let k = 0; k < tries; k++) {
      const turned = chance.happens(0.4)
      const block = {
        x: chance.whole(0, cells - 1),
        y: chance.whole(0, cells - 1),
        width: turned ? down : across,
        height: turned ? across : down,
      }
      if (!isFree(block)) continue
      put(block)
      break
    }
  }
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] >= 0) continue
    const rest = { x: i % cells, y: Math.floor(i / cells), width: 1, height: 1 }
    while (rest.width < 4 && isFree({ ...rest, width: rest.width + 1 })) rest.width++
    while (rest.height < 4 && isFree({ ...rest, height: rest.height + 1 })) rest.height++
    put(rest)
  }
  return { blocks, owner }
}
