import { blenders } from '../blending/index.ts'
import type { Layer } from '../document/layer.ts'
import { type Tile, tileBytes } from '../tiles/tile.ts'
import { copyPatch } from './copyPatch.ts'
import { fade } from './fade.ts'
import { type Bench, isOpenGroup, layRun, lowerOf, ontoOf, runPicture, throughOf } from './layRuns.ts'
import { marksOf } from './marks.ts'
import type { Place } from './place.ts'
import { groupPlace } from './places.ts'
import type { Run } from './runsOf.ts'
import { sheetTile } from './sheetTile.ts'
import type { Sources } from './sources.ts'
import { isSteep, isSteepBlend, joined, type Lay, layUppers, type Upper } from './uppers.ts'

/** A tile around the layer that is worked on: everything below it as one picture, and what lies above as few things as can be. */
export interface Sandwich {
  readonly below: Tile
  readonly own: Lay
  readonly above: readonly Upper[]
}

/** Makes the sandwich of a tile. */
export interface Making {
  readonly bench: Bench
  readonly key: string
  /** The layer that is worked on, and the groups around it, outermost first. */
  readonly active: string
  readonly groups: readonly string[]
  /** The pixels of the painting at the time of a dab. */
  now(): Sources
}

/** Lays all of a sandwich but what is below it. */
const filling =
  ({ own, above }: Sandwich, atop: boolean): Lay =>
  (ground, patch) => {
    own(ground, patch)
    layUppers(above, ground, patch, atop)
  }

/** A sandwich as a picture of its own, made anew patch by patch. */
function asPicture(inner: Sandwich, atop: boolean): (patch: Parameters<Lay>[1]) => Tile {
  const picture: Tile = new Uint8ClampedArray(tileBytes)
  const fill = filling(inner, atop)
  return (patch) => {
    copyPatch(inner.below, picture, patch)
    fill(picture, patch)
    return picture
  }
}

/** What lies above a run of a place; null where something there reads what is around a pixel. */
function uppersOf(making: Making, place: Place, from: number): readonly Upper[] | null {
  const { bench, key } = making
  const { sources } = bench
  const out: Upper[] = []
  for (let at = from; at < place.runs.length; at++) {
    const run = place.runs[at]
    if (!run) continue
    const { base, clipped } = run
    if (sources.reach(base) > 0) return null
    const through = base.kind === 'group' && base.passThrough && clipped.length === 0 && !place.atop
    if (through || base.kind === 'adjustment') {
      const inside = through ? uppersOf(making, throughOf(bench, place, at, base.id), 0) : []
      if (!inside) return null
      if (through && isOpenGroup(sources, base, key)) out.push(...inside)
      else out.push({ kind: 'lay', lay: (ground, patch) => layRun(bench, ground, place, at, key, patch) })
      continue
    }
    const tile = runPicture(bench, run, key)
    const { blend, opacity } = base
    if (tile) out.push({ kind: 'flat', tile, blend, opacity, mask: sources.mask(base, key) })
  }
  return out
}

/** The sandwich of the layers of a place; null where there is none and the tile must be made whole. */
export function sandwichOf(making: Making, place: Place, keepsAll = false): Sandwich | null {
  const { bench, key, active, groups } = making
  const sought = [...groups, active]
  const at = place.runs.findIndex(({ base, clipped }) => [base, ...clipped].some(({ id }) => sought.includes(id)))
  const run = place.runs[at]
  const uppers = uppersOf(making, place, at + 1)
  if (!run || !uppers) return null
  const keeps = keepsAll || uppers.some(isSteep)
  const inner = innerOf(making, place, at, run, keeps || isSteepBlend(run.base.blend))
  if (!inner) return null
  const above = place.atop ? uppers : joined(uppers, keepsAll)
  if (inner.kind === 'open') return { ...inner.sandwich, above: [...inner.sandwich.above, ...above] }
  const below = lowerOf(bench, place, at)(key)
  return { below: below ?? sheetTile(null), own: inner.lay, above }
}

type Inner = { readonly kind: 'lay'; readonly lay: Lay } | { readonly kind: 'open'; readonly sandwich: Sandwich }

/** How the run that holds the layer that is worked on is laid. */
function innerOf(making: Making, place: Place, at: number, run: Run, keepsAll: boolean): Inner | null {
  const { bench, key, active } = making
  const { base, clipped } = run
  if (clipped.length > 0) {
    const picture = clippedPicture(making, run, keepsAll)
    return picture && { kind: 'lay', lay: laidAs(making, base, picture, place.atop) }
  }
  if (base.id === active) {
    // What reads around a pixel changes more than the patch.
    if (bench.sources.reach(base) > 0) return null
    return { kind: 'lay', lay: activeLaid(making, place, at, run) }
  }
  if (base.kind !== 'group') return null
  if (!base.passThrough || place.atop) {
    // On a ground that lets through, pictures that are joined would be rounded once more.
    const inner = sandwichOf(making, groupPlace(bench.sources, base.id), true)
    return inner && { kind: 'lay', lay: laidAs(making, base, asPicture(inner, false), place.atop) }
  }
  const inner = sandwichOf(making, throughOf(bench, place, at, base.id), keepsAll)
  if (!inner) return null
  if (isOpenGroup(bench.sources, base, key)) return { kind: 'open', sandwich: inner }
  const picture = asPicture(inner, false)
  const mask = bench.sources.mask(base, key)
  return { kind: 'lay', lay: (ground, patch) => fade(ground, picture(patch), patch, base.opacity, mask) }
}

/** A layer as it is at the time of a dab. */
const layerNow = ({ now }: Making, layer: Layer): Layer => now().document.layers[layer.id] ?? layer

/** How the layer that is worked on is laid. */
const activeLaid =
  (making: Making, place: Place, at: number, { base, clipped }: Run): Lay =>
  (ground, patch) => {
    const runs = place.runs.with(at, { base: layerNow(making, base), clipped })
    layRun({ ...making.bench, sources: making.now() }, ground, { ...place, runs }, at, making.key, patch)
  }

/** How a picture that changes is laid as its layer is. */
const laidAs =
  (making: Making, base: Layer, picture: (patch: Parameters<Lay>[1]) => Tile, atop: boolean): Lay =>
  (ground, patch) => {
    const layer = layerNow(making, base)
    const mask = making.now().mask(layer, making.key)
    blenders[layer.blend](ground, picture(patch), patch, layer.opacity, mask, atop)
  }

/** A layer with what is clipped to it, of which one is worked on. */
function clippedPicture(making: Making, run: Run, keepsAll: boolean): ((patch: Parameters<Lay>[1]) => Tile) | null {
  const { bench, key, active, groups } = making
  const onto = ontoOf(bench, run)
  const isBase = run.base.id === active || groups.includes(run.base.id)
  if (!isBase) {
    const inner = sandwichOf(making, onto, keepsAll)
    return inner && asPicture(inner, true)
  }
  const above = uppersOf(making, onto, 0)
  if (!above) return null
  const held = run.base.id === active ? null : sandwichOf(making, groupPlace(bench.sources, run.base.id), true)
  if (run.base.id !== active && !held) return null
  const inside = held && asPicture(held, false)
  const own: Lay = (ground, patch) => {
    const tile = inside ? inside(patch) : making.now().tile(layerNow(making, run.base), key)
    if (tile) copyPatch(tile, ground, patch)
  }
  return asPicture({ below: sheetTile(null), own, above }, true)
}

/** What a sandwich depends on. */
export function sandwichMarks({ bench, key, active }: Making, place: Place): readonly unknown[] {
  const marks: unknown[] = [active]
  marksOf(bench.sources, place, key, marks, undefined, active)
  return marks
}
