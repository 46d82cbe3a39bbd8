import type { Design } from '@toile/craft/designs/design.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { Desk } from '../looks/desk.ts'
import type { LookBuffer } from '../looks/drawLookBuffer.ts'
import type { LightMaps } from '../relight/lightMaps.ts'
import { drawGround } from './grounds/drawGround.ts'
import { emptyBuffer } from './emptyBuffer.ts'
import { lookMaps } from './lookMaps.ts'
import { trueToColor } from './trueToColor.ts'
import { presents } from './presentations/index.ts'

/** A product picture before any light: the look set out as its shot says, on its ground; the ground alone where nothing of the look can be shown so (requirements S1.07, S1.08). */
export function productMaps(
  desk: Desk,
  look: Design,
  shot: Shot,
  width: number,
  height: number,
): { maps: LightMaps; buffer: LookBuffer } {
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
  const horizon = ground.horizon
  const maps = lookMaps(buffer, ground, {
    ...standing,
    stands: stands.at === 'floor' && horizon !== undefined ? { ...stands, horizon } : stands,
  })
  trueToColor(maps, look, buffer)
  return { maps, buffer }
}
