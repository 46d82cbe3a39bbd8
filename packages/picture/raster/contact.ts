import type { Color } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { blur, radiusFor } from './blur.ts'
import { enlarge, openGrid } from './grid.ts'
import type { Surface } from '../surface.ts'
import type { Mask } from './mask.ts'
import type { Region, Stage } from './stage.ts'
import { type ShadowStage, throwSoon } from './throwSoon.ts'
import { shadePicture } from './shadePicture.ts'

/** A blurred shadow that a piece throws on what is already drawn; lengths in pixels at 170 pixels per head. */
export interface ContactShadow {
  dx: number
  dy: number
  blur: number
  strength: number
  /** Its colour, which must be darker than the darkest cloth; black unless named. */
  tint?: Color
  /** Strength of a second, tight shade right under the edge, where cloth meets cloth; none unless named. */
  contact?: number
  /** Strength of a third, twice as far and more than twice as soft: the farther a shadow falls, the wider its rim. None unless named. */
  far?: number
}

/** How much farther than a shadow its third stage falls, and how much softer it is. */
const farther = 2.2
const softer = 2.6

/** Pixels at 170 per head beyond a part's edge at which its shadow has ended. */
export const thrownReach = ({ dx, dy, blur: soft, far }: ContactShadow): number =>
  Math.max(dx, dy) * (far ? farther : 1) + 2.5 * soft * (far ? softer : 1)

const black: Color = { r: 0, g: 0, b: 0 }

/** Darkens what lies under a mask, only where something is already drawn. */
export function dropShadow(stage: Stage, region: Region, mask: Mask, shadow: ContactShadow, opacity: number): void {
  const { contact, far, dx, dy, blur: soft, strength, tint = black } = shadow
  const stages: ShadowStage[] = [{ dx, dy, blur: soft, strength: strength * opacity }]
  if (far) stages.push({ dx: dx * farther, dy: dy * farther, blur: soft * softer, strength: far * opacity })
  if (contact) stages.push({ dx: 1, dy: 2, blur: 2.2, strength: contact * opacity })
  if (stage.moves) return throwSoon(stage, region, mask, stages, tint)
  for (const one of stages) throwShadow(stage, region, mask, one, tint)
}

/** A shadow as it was thrown: its picture, and where its corner lies. */
interface Thrown {
  layer: Surface
  left: number
  top: number
}

/** A piece throws the same shadow whatever its colour is: it is kept as long as the mask it was made of. */
const kept = new WeakMap<Mask, Map<string, Thrown | null>>()

function throwShadow(stage: Stage, region: Region, mask: Mask, shadow: ShadowStage, tint: Color): void {
  const thrown = kept.get(mask) ?? new Map<string, Thrown | null>()
  kept.set(mask, thrown)
  const name = JSON.stringify([stage.pen, stage.width, stage.height, region.x, region.y, shadow, tint])
  const known = thrown.get(name)
  const made = known === undefined ? thrownBy(stage, region, mask, shadow, tint) : known
  thrown.set(name, made)
  if (!made) return
  const { layer, left, top } = made
  stage.cast(layer, left, top)
}

/** The cells in which a shadow is blurred, in pixels. */
const stepFor = (deviation: number): number => (deviation > 8 ? 4 : deviation > 4 ? 2 : 1)

function thrownBy(stage: Stage, region: Region, mask: Mask, shadow: ShadowStage, tint: Color): Thrown | null {
  const { pen } = stage
  const deviation = shadow.blur * pen
  const reach = Math.ceil(deviation * 2.5)
  const left = Math.max(0, region.x + Math.round(shadow.dx * pen) - reach)
  const top = Math.max(0, region.y + Math.round(shadow.dy * pen) - reach)
  const right = Math.min(stage.width, region.x + Math.round(shadow.dx * pen) + region.width + reach)
  const bottom = Math.min(stage.height, region.y + Math.round(shadow.dy * pen) + region.height + reach)
  const width = right - left
  const height = bottom - top
  if (width < 1 || height < 1) return null
  const step = stepFor(deviation)
  const grid = openGrid(width, height, step)
  const share = shadow.strength / (step * step)
  const shiftX = region.x + Math.round(shadow.dx * pen) - left
  const shiftY = region.y + Math.round(shadow.dy * pen) - top
  const { cells } = grid
  const { alpha } = mask
  for (let y = Math.max(0, -shiftY); y < Math.min(mask.height, height - shiftY); y++) {
    const row = ((((y + shiftY) / step) | 0) + 1) * grid.columns + 1
    const last = Math.min(sure(mask.last[y]), width - shiftX - 1)
    for (let x = Math.max(sure(mask.first[y]), -shiftX), i = y * mask.width + x; x <= last; x++, i++)
      cells[row + (((x + shiftX) / step) | 0)]! += alpha[i]! * share
  }
  blur(grid.cells, grid.columns, grid.rows, radiusFor(deviation / step))
  const dark = enlarge(grid, width, height)
  const layer = shadePicture(stage.host, { width, height }, tint, (i) => dark[i]!)
  return { layer, left, top }
}
