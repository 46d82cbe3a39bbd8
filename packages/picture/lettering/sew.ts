import { clamp, openNoise } from '@toile/geometry'
import { blur } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'

/** The width of a thread in millimetres. */
const thread = 0.42

/** Turns flat colour into satin stitches: threads across, a raised edge lit from the upper left (in place). */
export function sew(
  { width, height, rgba }: Pixels,
  pixelsPerMillimetre: number,
  strength: number,
  seed: number,
): void {
  const alpha = Float32Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3]! / 255)
  const raised = blur(alpha, width, height, Math.max(1, 0.4 * pixelsPerMillimetre))
  const noise = openNoise(seed)
  const fine = clamp(pixelsPerMillimetre * thread * 0.5 - 0.5)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (!rgba[i * 4 + 3]) continue
      const [mx, my] = [x / pixelsPerMillimetre, y / pixelsPerMillimetre]
      const right = x + 1 < width ? raised[i + 1]! : 0
      const below = y + 1 < height ? raised[i + width]! : 0
      const slope = (raised[i]! - right + (raised[i]! - below)) * pixelsPerMillimetre
      const across = (mx * 0.34 + my * 0.94) / thread + noise(mx * 0.5, my * 0.5) * 0.8
      const round = Math.abs((across % 1) - 0.5) * 2
      const sheen = noise(mx * 0.28 + 9, Math.floor(across) * 0.7)
      const shade =
        strength * (fine * (0.16 - 0.42 * round * round) + 0.2 * (sheen - 0.5) - clamp(slope * 0.55, -0.32, 0.5))
      for (let k = 0; k < 3; k++) {
        const tone = rgba[i * 4 + k]!
        rgba[i * 4 + k] = shade > 0 ? tone + (255 - tone) * shade * 0.8 : tone * (1 + shade)
      }
    }
  }
}
