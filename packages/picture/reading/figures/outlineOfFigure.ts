import { outlinesOf } from '../../kernels/outlines.ts'
import type { Pixels } from '../../surface.ts'
import { fitRing } from '../trace/fitRing.ts'

const written = (p: readonly number[]) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`

/** The outline of a cut-out as one SVG path of closed cubics, in its pixels; holes are left by the even-odd rule. */
export function outlineOfFigure({ width, height, rgba }: Pixels): string {
  const opacity = Uint8Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3])
  const { outer, holes } = outlinesOf(opacity, width, height, 40)
  return [...outer, ...holes]
    .filter((ring) => ring.length > 8)
    .map((ring) => {
      const curves = fitRing(ring, 1.2)
      return `M${written(curves[0][0])}${curves.map((curve) => `C${curve.slice(1).map(written).join(' ')}`).join('')}Z`
    })
    .join('')
}
