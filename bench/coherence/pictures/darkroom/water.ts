import { openNoise } from '@toile/geometry'
import { type Field, field } from './plate.ts'

/** Waves that run away from the eye to a level at `top` of the height: 0 in troughs, 1 on crests. */
export function waves(
  seed: number,
  top: number,
  { fine = 1, long = 3.2 }: { fine?: number; long?: number } = {},
): Field {
  const noise = openNoise(seed)
  return field((u, v) => {
    const down = (v - top) / (1 - top)
    if (down <= 0) return 0
    const far = 1 / (down + 0.045)
    const [x, z] = [(u - 0.5) * far * 5 * fine, far * long * 2.1 * fine]
    const swell = noise(x * 0.5 + 3, z * 0.9)
    const ridge = 1 - Math.abs(2 * noise(x * 1.3 + swell * 2, z * 2 + swell) - 1)
    const chop = 1 - Math.abs(2 * noise(x * 3.1 + 40, z * 4.3 + swell * 2) - 1)
    const fade = Math.min(1, down * 9 + 0.35)
    return 0.5 + (0.3 * swell + 0.42 * ridge + 0.28 * chop - 0.58) * fade * 1.5
  })
}
