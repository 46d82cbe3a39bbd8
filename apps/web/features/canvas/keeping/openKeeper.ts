import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { encodeTile } from '@toile/canvas/files/encodeTile.ts'
import type { Hash } from '@toile/canvas/files/own/keepTiles.ts'
import { refsOf, withRefs } from '@toile/canvas/files/own/withRefs.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { sure } from '@toile/geometry'
import type { TrailStep } from '@toile/rules/document.ts'
import type { PackedTiles } from './packedTiles.ts'
import type { Base, Found, KeptStep, Shelf } from './shelf.ts'

export type { Base } from './shelf.ts'

/** A painting as it is open: what it is now, and its steps in order. */
export interface OpenState {
  readonly document: CanvasDocument
  readonly trail: readonly TrailStep<CanvasDocument>[]
}

/** Keeps an open painting in the browser, each time only what changed since. */
export interface Keeper {
  /** Writes what is there now; what fails is written with the next save. */
  keep(state: OpenState, store: TileStore, base?: Base | null): Promise<void>
  /** What was kept under the name, with its tiles in the store; nothing where nothing was. */
  take(store: PackedTiles): Promise<(OpenState & { base: Base | null }) | null>
  /** A painting as the server keeps it; nothing where a tile is not packed yet. */
  storedOf(document: CanvasDocument): CanvasDocument<string> | null
  /** The tiles of some hashes. */
  tilesOf(hashes: readonly string[], store: TileStore): { hash: string; png: Uint8Array }[]
  /** Learns by which hash a tile of the store is kept elsewhere. */
  learn(ref: number, hash: string): void
  /** The hash by which a tile is kept, where it is. */
  readonly hashes: ReadonlyMap<number, string>
}

/** After so many saves what no step needs any more is looked for. */
const cleared = 12

/** Opens the keeper of the painting of a name. */
export function openKeeper(shelf: Shelf, name: string, hash: Hash): Keeper {
  const hashes = new Map<number, string>()
  const keptOnes = new WeakMap<CanvasDocument, CanvasDocument<string>>()
  let tilesThere = new Set<string>()
  let stepsThere = new Map<string, readonly [CanvasDocument, CanvasDocument] | null>()
  let saves = 0

  /** A painting as it is kept; tiles that are packed for it are added to those that wait. */
  async function keptOf(document: CanvasDocument, store: TileStore, waiting: Map<string, Uint8Array>) {
    const known = keptOnes.get(document)
    if (known) return known
    for (const ref of refsOf(document)) {
      const own = hashes.get(ref)
      if (own !== undefined && (tilesThere.has(own) || waiting.has(own))) continue
      const png = encodeTile(sure(store.get(ref)))
      const made = own ?? (await hash(png))
      hashes.set(ref, made)
      waiting.set(made, png)
    }
    return withRefs(document, (ref) => sure(hashes.get(ref)))
  }

  async function keep({ document, trail }: OpenState, store: TileStore, base: Base | null = null): Promise<void> {
    const tiles = new Map<string, Uint8Array>()
    const made = new Map<CanvasDocument, CanvasDocument<string>>()
    const kept = async (one: CanvasDocument) => {
      const known = made.get(one) ?? (await keptOf(one, store, tiles))
      made.set(one, known)
      return known
    }
    const now = await kept(document)
    const steps: KeptStep[] = []
    for (const { id, name: label, before, after } of trail) {
      const there = stepsThere.get(id)
      if (there?.[0] === before && there[1] === after) continue
      steps.push({ id, name: label, before: await kept(before), after: await kept(after) })
    }
    const next = new Map(trail.map(({ id, before, after }) => [id, [before, after]] as const))
    saves += 1
    const needed = saves % cleared === 0 ? await neededBy({ document, trail }, kept) : null
    await shelf.write(name, {
      painting: { document: now, trail: trail.map(({ id, undone }) => ({ id, undone })), base },
      steps,
      tiles,
      goneSteps: [...stepsThere.keys()].filter((id) => !next.has(id)),
      goneTiles: needed ? [...tilesThere].filter((one) => !needed.has(one)) : [],
    })
    tilesThere = needed ?? new Set([...tilesThere, ...tiles.keys()])
    stepsThere = next
    for (const [one, own] of made) keptOnes.set(one, own)
  }

  async function take(store: PackedTiles): Promise<(OpenState & { base: Base | null }) | null> {
    const found = await shelf.read(name)
    if (!found) return null
    const refs = new Map<string, number>()
    const refOf = (own: string) => {
      const known = refs.get(own)
      if (known !== undefined) return known
      const ref = store.hold(sure(found.tiles.get(own)))
      refs.set(own, ref)
      hashes.set(ref, own)
      return ref
    }
    const opened = new Map<string, CanvasDocument>()
    const open = (document: CanvasDocument<string>) => {
      // Steps that lie beside each other share the painting between them.
      const text = JSON.stringify(document)
      const one = opened.get(text) ?? withRefs(document, refOf)
      opened.set(text, one)
      keptOnes.set(one, document)
      return one
    }
    const document = open(found.painting.document)
    const trail = trailOf(found, open)
    tilesThere = new Set(found.tiles.keys())
    stepsThere = new Map([...found.steps.keys()].map((id) => [id, null]))
    for (const { id, before, after } of trail) stepsThere.set(id, [before, after])
    return { document, trail, base: found.painting.base }
  }
  return {
    keep,
    take,
    hashes,
    storedOf: (document) =>
      [...refsOf(document)].every((ref) => hashes.has(ref)) ? withRefs(document, (ref) => sure(hashes.get(ref))) : null,
    tilesOf(wanted, store) {
      const sought = new Set(wanted)
      const found = new Map<string, number>()
      for (const [ref, own] of hashes) if (sought.has(own) && store.get(ref)) found.set(own, ref)
      return [...found].map(([own, ref]) => ({ hash: own, png: encodeTile(sure(store.get(ref))) }))
    },
    learn: (ref, own) => void hashes.set(ref, own),
  }
}

/** Every tile that a painting and its steps name. */
async function neededBy(
  { document, trail }: OpenState,
  kept: (one: CanvasDocument) => Promise<CanvasDocument<string>>,
): Promise<Set<string>> {
  const all = new Set([document, ...trail.flatMap(({ before, after }) => [before, after])])
  const needed = new Set<string>()
  for (const one of all) for (const own of refsOf(await kept(one))) needed.add(own)
  return needed
}

function trailOf(
  { painting, steps }: Found,
  open: (document: CanvasDocument<string>) => CanvasDocument,
): TrailStep<CanvasDocument>[] {
  return painting.trail.flatMap(({ id, undone }) => {
    const step = steps.get(id)
    return step ? [{ id, name: step.name, undone, before: open(step.before), after: open(step.after) }] : []
  })
}
