import type { Reading } from '@toile/craft/brands/brandReading.ts'
import { gauss } from '../../kernels/boxBlur.ts'
import { labOf } from '../../kernels/oklab.ts'
import type { Pixels } from '../../surface.ts'

const leastPixels = 2000

/** The surface of the cloth in a cut-out: how much lightness changes within a few pixels, and the share that shines (requirement S2.61). */
export function readSurface(cloth: Pixels): Reading['surface'] {
  const { lightness } = labOf(cloth)
  const soft = gauss(lightness, 2).values
  const inside = (i: number) => cloth.rgba[i * 4 + 3] > 250
  let fine = 0
  let shine = 0
  let count = 0
  for (let i = 3 * cloth.width; i + 3 * cloth.width < soft.length; i++) {
    if (!inside(i) || !inside(i - 3) || !inside(i + 3) || !inside(i - 3 * cloth.width) || !inside(i + 3 * cloth.width))
      continue
    count++
    fine += Math.abs(lightness.values[i] - soft[i])
    if (lightness.values[i] > 0.93 && lightness.values[i] - soft[i] > 0.04) shine++
  }
  if (count < leastPixels) return null
  return { roughness: Math.min(1, fine / count / 0.04), shine: Math.min(1, (shine / count) * 20) }
}
