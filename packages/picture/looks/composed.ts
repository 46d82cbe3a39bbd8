import type { Host, Surface } from '../surface.ts'
import { castOver, type LaidLayer, type Region } from '../raster/stage.ts'

/** A picture of layers, and the layers it shows now. */
interface Composition {
  surface: Surface
  layers: readonly LaidLayer[]
}

/** Pictures put together lately, so that where one layer changed only the rectangle around it is put together anew. */
export interface Compositions {
  /** The picture of layers laid over each other, lowest first; it must not be drawn on. */
  of(host: Host, width: number, height: number, layers: readonly LaidLayer[]): Surface
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
    of(host, width, height, layers) {
      const found = nearestOf(kept, { width, height }, layers)
      if (!found) return keep({ surface: laidOver(host, { x: 0, y: 0, width, height }, layers), layers })
      const { near, changed } = found
      if (!changed) return keep(near)
      const context = near.surface.getContext('2d')
      const part = laidOver(host, changed, layers)
      context.clearRect(changed.x, changed.y, changed.width, changed.height)
      context.drawImage(part, changed.x, changed.y)
      near.layers = layers
      return keep(near)
    },
  }
}

const sizeOf = ({ width, height }: Pick<Surface, 'width' | 'height'>) => width * height

/** Layers laid over each other within a rectangle of their picture. */
function laidOver(host: Host, { x: left, y: top, width, height }: Region, layers: readonly LaidLayer[]): Surface {
  const surface = host.createCanvas(width, height)
  const context = surface.getContext('2d')
  for (const layer of layers) {
    const [x, y] = [layer.x - left, layer.y - top]
    if (x >= width || y >= height || x + layer.surface.width <= 0 || y + layer.surface.height <= 0) continue
    if (layer.shadow) castOver(context, layer.shadow, x, y)
    context.drawImage(layer.surface, x, y)
  }
  return surface
}

/** Of the kept pictures of a size the one that differs the least, and where; nothing where none is near. */
function nearestOf(
  kept: readonly Composition[],
  size: { width: number; height: number },
  layers: readonly LaidLayer[],
): { near: Composition; changed: Region | null } | null {
  let least = sizeOf(size) * nearlyAll
  let found: ReturnType<typeof nearestOf> = null
  for (const near of kept) {
    if (near.surface.width !== size.width || near.surface.height !== size.height) continue
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
