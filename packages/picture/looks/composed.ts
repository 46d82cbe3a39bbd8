import { layWithin } from '../raster/layWithin.ts'
import { operated } from '../raster/operated.ts'
import type { LaidLayer, Region } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'

/** What a picture is put together of: layers, the lowest first, and what lies behind them all, the nearest first and as large as the picture. */
export interface Parts {
  layers: readonly LaidLayer[]
  behind: readonly Surface[]
}

/** A picture and what it shows now. */
interface Composition extends Parts {
  surface: Surface
}

/** Pictures put together lately, so that where one layer changed only the rectangle around it is put together anew. */
export interface Compositions {
  /** The picture of these parts; it must not be drawn on. */
  of(host: Host, width: number, height: number, parts: Parts): Surface
}

/** Compositions of at most so many pixels are kept, of the latest pictures: with four bytes a pixel forty megabytes. */
const mostPixels = 10_000_000
const mostKept = 4
/** From this share of a picture on, putting a part of it together saves nothing. */
const nearlyAll = 0.85

/** Opens an empty shelf of compositions. */
export function openCompositions(): Compositions {
  let kept: Composition[] = []
  const keep = (one: Composition) => {
    kept = [one, ...kept.filter((other) => other !== one)].slice(0, mostKept)
    while (kept.length > 1 && kept.reduce((sum, { surface }) => sum + sizeOf(surface), 0) > mostPixels) kept.pop()
    return one.surface
  }
  return {
    of(host, width, height, parts) {
      const found = nearestOf(kept, { width, height }, parts)
      const one = found?.near ?? { surface: host.createCanvas(width, height), ...parts }
      const changed = found ? found.changed : { x: 0, y: 0, width, height }
      if (changed) putTogether(one.surface, changed, parts)
      Object.assign(one, parts)
      return keep(one)
    },
  }
}

const sizeOf = ({ width, height }: Pick<Surface, 'width' | 'height'>) => width * height

/** Puts parts together within a rectangle of their picture. */
function putTogether(surface: Surface, within: Region, { layers, behind }: Parts): void {
  const context = surface.getContext('2d')
  context.clearRect(within.x, within.y, within.width, within.height)
  for (const { surface: layer, shadow, x, y } of layers) {
    if (shadow) operated(context, 'source-atop', () => layWithin(context, shadow, x, y, within))
    layWithin(context, layer, x, y, within)
  }
  operated(context, 'destination-over', () => {
    for (const one of behind) layWithin(context, one, 0, 0, within)
  })
}

/** Of the kept pictures of a size the one that differs the least, and where; nothing where none is near. */
function nearestOf(
  kept: readonly Composition[],
  size: { width: number; height: number },
  { layers, behind }: Parts,
): { near: Composition; changed: Region | null } | null {
  let least = sizeOf(size) * nearlyAll
  let found: ReturnType<typeof nearestOf> = null
  for (const near of kept) {
    if (near.surface.width !== size.width || near.surface.height !== size.height) continue
    if (near.behind.length !== behind.length || near.behind.some((one, i) => one !== behind[i])) continue
    const changed = changedIn(near.layers, layers, size)
    const cost = changed ? sizeOf(changed) : 0
    if (changed === undefined || cost >= least) continue
    least = cost
    found = { near, changed }
  }
  return found
}

const isSame = (a: LaidLayer, b: LaidLayer) => a.surface === b.surface && a.x === b.x && a.y === b.y

/** The rectangle around all layers that only one of two pictures has; nothing where they are the same, not known where both have some in another order. */
function changedIn(
  before: readonly LaidLayer[],
  after: readonly LaidLayer[],
  { width, height }: { width: number; height: number },
): Region | null | undefined {
  const gone = before.filter((one) => !after.some((other) => isSame(one, other)))
  const come = after.filter((one) => !before.some((other) => isSame(one, other)))
  const stayed = before.filter((one) => !gone.includes(one))
  const stays = after.filter((one) => !come.includes(one))
  if (stayed.length !== stays.length || stayed.some((one, i) => !stays[i] || !isSame(one, stays[i]))) return undefined
  const all = [...gone, ...come]
  if (!all.length) return null
  const left = Math.max(0, Math.floor(Math.min(...all.map(({ x }) => x))))
  const top = Math.max(0, Math.floor(Math.min(...all.map(({ y }) => y))))
  const right = Math.min(width, Math.ceil(Math.max(...all.map(({ x, surface }) => x + surface.width))))
  const bottom = Math.min(height, Math.ceil(Math.max(...all.map(({ y, surface }) => y + surface.height))))
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
