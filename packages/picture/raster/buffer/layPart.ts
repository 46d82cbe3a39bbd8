import type { Light } from '../light.ts'
import type { Optics } from '../optics.ts'
import type { Region } from '../stage.ts'
import type { Geometry } from '../geometry.ts'

/** Coverage from which a pixel belongs to a part; sheer cloth still takes it. */
export const owned = 64

/** A part as it is laid: its height and slopes in its region, and its own picture, whose alpha says what it covers. */
export interface Part {
  region: Region
  rise: Float32Array
  light: Pick<Light, 'slopeX' | 'slopeY'>
  rgba: Uint8ClampedArray
  optics: Optics
  /** Thickness of the cloth in pixels. */
  thick: number
}

/** Lays a part over what lies there already: it hides its shape, its substance and its seams, and stands on it where it would lie below. */
export function layPart(geometry: Geometry, { region, rise, light, rgba, optics, thick }: Part): void {
  const material = materialOf(geometry, optics)
  for (let y = 0; y < region.height; y++) {
    const row = (y + region.y) * geometry.width + region.x
    for (let x = 0, i = y * region.width; x < region.width; x++, i++) {
      if (rgba[i * 4 + 3] < owned) continue
      const at = row + x
      const below = geometry.material[at] ? geometry.rise[at] + thick : rise[i]
      geometry.rise[at] = rise[i] > below ? rise[i] : below
      geometry.slopeX[at] = light.slopeX[i]
      geometry.slopeY[at] = light.slopeY[i]
      geometry.material[at] = material
      geometry.groove[at] = 0
    }
  }
}

function materialOf({ materials }: Geometry, optics: Optics): number {
  const known = materials.indexOf(optics)
  return known < 0 ? materials.push(optics) : known + 1
}
