import type { Spot } from './form.ts'
import type { Solid } from './solid.ts'

/** Where a surface stands out by `rise` or lies hollow, fading over `reach` along each axis; millimetres. */
export interface Mound {
  at: Spot
  reach: Spot
  rise: number
}

const near = 70

/** A solid with mounds and hollows in its surface. */
export function raised(solid: Solid, mounds: readonly Mound[]): Solid {
  return (x, y, z) => {
    const distance = solid(x, y, z)
    if (distance > near || distance < -near) return distance
    let rise = 0
    for (const { at, reach, rise: own } of mounds) {
      const up = (y - at[1]) / reach[1]
      if (up > 2.4 || up < -2.4) continue
      const aside = (x - at[0]) / reach[0]
      const ahead = (z - at[2]) / reach[2]
      const far = up * up + aside * aside + ahead * ahead
      if (far < 6) rise += own * Math.exp(-far)
    }
    return distance - rise
  }
}
