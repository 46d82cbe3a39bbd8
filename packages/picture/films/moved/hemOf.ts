import { mix, type Point } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import type { Joints } from './joints.ts'

/** A skirt is seen where the space between the legs is filled so much further down than where they part, in heads. */
const least = 0.7

/** The middle of the hem of what is worn round both legs; null where the legs are apart in it. */
export function hemOf(
  { width, height, rgba }: Pixels,
  { crotch, knees, ankles }: Omit<Joints, 'hem'>,
  head: number,
): Point | null {
  const [knee, ankle] = [mix(knees[0], knees[1], 0.5), mix(ankles[0], ankles[1], 0.5)]
  const middleAt = (y: number) => {
    if (y < knee[1]) return mix(crotch, knee, (y - crotch[1]) / (knee[1] - crotch[1] || 1))[0]
    return mix(knee, ankle, Math.min(1, (y - knee[1]) / (ankle[1] - knee[1] || 1)))[0]
  }
  let y = Math.round(crotch[1])
  const isFilled = (row: number) => {
    const x = Math.round(middleAt(row))
    return x >= 0 && x < width && row >= 0 && row < height && (rgba[(row * width + x) * 4 + 3] ?? 0) > 128
  }
  while (y < height && isFilled(y)) y++
  const apart = Math.abs(knees[1][0] - knees[0][0])
  // Legs that stand close are filled between without any skirt.
  return y - crotch[1] > least * head && apart > 0.3 * head ? [middleAt(y), y] : null
}
