import { type Found, type KeptPainting, type KeptStep, type Shelf, ShelfFull, type Written } from '../shelf.ts'

/** A shelf without a browser, which tells what was written and may be full. */
export function openMemoryShelf() {
  const paintings = new Map<
    string,
    { painting: KeptPainting; steps: Map<string, KeptStep>; tiles: Map<string, Uint8Array> }
  >()
  const writes: Written[] = []
  const state = { full: false }
  const shelf: Shelf = {
    read: async (name): Promise<Found | null> => paintings.get(name) ?? null,
    async write(name, written) {
      if (state.full) throw new ShelfFull('full')
      writes.push(written)
      const { steps, tiles } = paintings.get(name) ?? {
        steps: new Map<string, KeptStep>(),
        tiles: new Map<string, Uint8Array>(),
      }
      for (const step of written.steps) steps.set(step.id, step)
      for (const [hash, png] of written.tiles) tiles.set(hash, png)
      for (const id of written.goneSteps) steps.delete(id)
      for (const hash of written.goneTiles) tiles.delete(hash)
      paintings.set(name, { painting: written.painting, steps, tiles })
    },
  }
  return { shelf, writes, state, paintings }
}
