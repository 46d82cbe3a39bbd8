import type { Design } from '@toile/craft/designs/design.ts'
import type { ProductGroundId } from '@toile/craft/products/grounds.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { keepWithin } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import type { LookBuffer } from '../looks/bufferOn.ts'
import type { LayerCache } from '../looks/layers.ts'
import type { LightMaps } from '../relight/lightMaps.ts'
import { cornered } from './grounds/cornered.ts'
import { drawGround } from './grounds/drawGround.ts'
import { emptyBuffer } from './emptyBuffer.ts'
import type { GroundPicture } from './grounds/productGround.ts'
import { lookMaps, type Standing } from './lookMaps.ts'
import { trueToColor } from './trueToColor.ts'
import { presents } from './presentations/index.ts'

/** Pixels of all pictures before light that are kept: about 75 bytes each. */
const mostKept = 2_500_000

/** A look set out and on its ground, before any light. */
export interface ProductBeforeLight {
  maps: LightMaps
  buffer: LookBuffer
}

const kept = new WeakMap<LayerCache, ReturnType<typeof keepWithin<ProductBeforeLight>>>()

/** A product picture before any light: the look set out as its shot says, on its ground; the ground alone where nothing of the look can be shown so (requirements S1.07, S1.08). It is kept with what the desk drew lately, so that another light sets nothing out anew. */
export function productMaps(desk: Desk, look: Design, shot: Shot, width: number, height: number): ProductBeforeLight {
  const keep = kept.get(desk.cache) ?? keepWithin<ProductBeforeLight>(mostKept)
  kept.set(desk.cache, keep)
  const own = shot.ground.picture ? (desk.sources.picture?.(shot.ground.picture) ?? null) : null
  const name = JSON.stringify([width, height, own !== null, { ...shot, light: null }, look])
  return keep(name, width * height, () => setOut(desk, look, shot, width, height))
}

function setOut(desk: Desk, look: Design, shot: Shot, width: number, height: number): ProductBeforeLight {
  const { buffer, standing } =
    presents[shot.presentation]({ desk, look, shot, width, height }) ?? emptyBuffer(width, height)
  const { stands } = standing
  const { kind, color, picture } = shot.ground
  const ground = drawGround(desk.host, kind, {
    width,
    height,
    scale: buffer.scale,
    color,
    seed: shot.seed,
    feet: stands.at === 'floor' ? stands.feet : height,
    picture: picture ? (desk.sources.picture?.(picture) ?? null) : null,
  })
  const maps = mapsOn(buffer, ground, standing, kind)
  trueToColor(maps, look, buffer)
  return { maps, buffer }
}

/** Heads of a floor that are seen between who stands on it and the wall behind. */
const floorDepth = 1.3
/** Grounds that hang down and run out over the floor, or are one anyway. */
const bending: ReadonlySet<ProductGroundId> = new Set(['sweep', 'paper', 'linen', 'sand'])

/** What is set out before its ground: a floor without a depth of its own gets a wall near behind. */
function mapsOn(buffer: LookBuffer, ground: GroundPicture, standing: Standing, kind: ProductGroundId): LightMaps {
  const { stands } = standing
  if (stands.at === 'plane') return lookMaps(buffer, ground, standing)
  const horizon = ground.horizon ?? stands.feet - floorDepth * buffer.scale
  const own = kind === 'own' || ground.horizon !== undefined
  const bare = own ? ground : cornered(ground, { ...buffer, at: horizon, bends: bending.has(kind) })
  return lookMaps(buffer, bare, { ...standing, stands: { ...stands, horizon } })
}
