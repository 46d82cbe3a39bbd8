/** Unit direction to the photographer's lamp: higher to the side than the lamp of drawings, so that trunk and limbs turn from light to shade where the eye sees it. */
const toLamp = [-0.7, -0.42, 0.577] as const

/** Light of the lamp on a surface by its normal, 1 where it faces the viewer; `wrap` softens the edge of the shadow, which lets in a little light beyond it. */
export function keyLight(x: number, y: number, z: number, wrap: number): number {
  const reach = 0.04 + 0.3 * wrap
  const lit = (toLamp[0] * x + toLamp[1] * y + toLamp[2] * z + reach) / (toLamp[2] + reach)
  // A lamp has a size: its light ends softly.
  if (lit >= 0.24) return lit
  return lit <= -0.24 ? 0 : ((lit + 0.24) * (lit + 0.24)) / 0.96
}

/** Light of the room: brighter from above, and thrown back by floor and walls on what turns away from the lamp. */
export const roomLight = (x: number, y: number): number => 1 - 0.28 * y + (x > 0.5 ? 0.55 * (x - 0.5) : 0)
