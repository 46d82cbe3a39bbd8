/** A box that reaches `radius` whole pixels to each side and `part` / 256 of one more. */
export interface BlurBox {
  readonly radius: number
  readonly part: number
}

/** The box that, passed three times, spreads like a bell of a standard deviation in pixels (extended boxes, Gwosdek et al. 2011). */
export function boxOf(sigma: number): BlurBox {
  const spread = (sigma * sigma) / 3
  const radius = Math.floor((Math.sqrt(1 + 12 * spread) - 1) / 2)
  const next = radius + 1
  const part = ((2 * radius + 1) * (spread - (radius * next) / 3)) / (2 * (next * next - spread))
  return { radius, part: Math.max(0, Math.min(255, Math.round(part * 256))) }
}

/** How many pixels round a pixel three passes of a box read. */
export const boxReach = ({ radius, part }: BlurBox): number => 3 * (part > 0 ? radius + 1 : radius)
