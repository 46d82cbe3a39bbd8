import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'

/** The room that flat pieces take in their own millimetres: of all, and the lowest place of each part. */
export function flatRooms({ flat, parts }: Pick<ClothMesh, 'flat' | 'parts'>): {
  whole: { low: number; high: number; half: number }
  lows: number[]
} {
  const whole = { low: Infinity, high: -Infinity, half: 1 }
  const lows = parts.map(({ firstCorner, corners }) => {
    let low = Infinity
    for (let i = firstCorner; i < firstCorner + corners; i++) {
      low = Math.min(low, flat[2 * i + 1]!)
      whole.high = Math.max(whole.high, flat[2 * i + 1]!)
      whole.half = Math.max(whole.half, Math.abs(flat[2 * i]!))
    }
    whole.low = Math.min(whole.low, low)
    return low
  })
  return { whole, lows }
}
