import type { Chance } from '@toile/geometry'

/** A block of a patchwork that comes in again at all sides, in cells of the tile. */
export interface Block {
  x: number
  y: number
  width: number
  height: number
}

/** Cells along each side of the tile. */
export const cells = 12

/** Sizes from the one that leads to those that fill; each may lie down or stand. */
const sizes = [
  [6, 5],
  [5, 4],
  [3, 6],
  [5, 3],
  [4, 4],
  [2, 5],
  [3, 3],
  [4, 2],
  [2, 3],
  [3, 2],
  [2, 2],
] as const
const tries = 40

/** A tile parted into blocks of unlike sizes without gaps, the largest first, and for each cell the number of its block. */
export function partition(chance: Chance): { blocks: Block[]; owner: Int16Array } {
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
  for (const [long, short] of sizes) {
    for (let k = 0; k < tries; k++) {
      const turned = chance.happens(0.4)
      const block = {
        x: chance.whole(0, cells - 1),
        y: chance.whole(0, cells - 1),
        width: turned ? short : long,
        height: turned ? long : short,
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
