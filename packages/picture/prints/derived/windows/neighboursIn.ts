import { cells, type Patchwork } from './partition.ts'

/** For each block of a patchwork the blocks that it has a side in common with. */
export function neighboursIn({ blocks, owner }: Patchwork): number[][] {
  const found = blocks.map(() => new Set<number>())
  owner.forEach((own, i) => {
    const [x, y] = [i % cells, Math.floor(i / cells)]
    for (const other of [owner[y * cells + ((x + 1) % cells)], owner[((y + 1) % cells) * cells + x]]) {
      if (other === own) continue
      found[own].add(other)
      found[other].add(own)
    }
  })
  return found.map((set) => [...set])
}
