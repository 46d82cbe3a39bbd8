import { stabilizer } from '@toile/canvas/stroke/smoothing.ts'
import type { StrokeOrder } from '../painting/said.ts'
import type { Size } from '../view/camera.ts'
import type { Desk } from './paintersDesk.ts'

type Laid = Pick<Desk, 'symmetry' | 'times' | 'guide' | 'slant' | 'steadied' | 'string'>

/** How strokes are repeated, led and steadied as the desk says, on a sheet of some size (requirement S3.22). */
export function strokeManner(
  { symmetry, times, guide, slant, steadied, string }: Laid,
  { width, height }: Size,
): Pick<StrokeOrder, 'symmetry' | 'guide' | 'steadied'> {
  const [x, y] = [width / 2, height / 2]
  const angle = (slant * Math.PI) / 180
  const horizon = height * 0.45
  return {
    symmetry:
      symmetry === 'none'
        ? undefined
        : symmetry === 'vertical'
          ? { kind: 'vertical', x }
          : symmetry === 'horizontal'
            ? { kind: 'horizontal', y }
            : { kind: 'radial', x, y, times, mirrored: symmetry === 'mirrored' },
    guide:
      guide === 'none'
        ? undefined
        : guide === 'ruler'
          ? { kind: 'ruler', from: { x, y }, to: { x: x + Math.cos(angle) * 1000, y: y + Math.sin(angle) * 1000 } }
          : {
              kind: 'perspective',
              vanishing:
                guide === 'onePoint'
                  ? [{ x, y: horizon }]
                  : [
                      { x: -width * 0.4, y: horizon },
                      { x: width * 1.4, y: horizon },
                    ],
              uprights: true,
            },
    steadied: steadied > 0 ? stabilizer(string ? 'string' : 'oneEuro', steadied) : undefined,
  }
}

/** The lines by which the guides of the desk are seen on a sheet, as a path of an SVG. */
export function guidePath({ symmetry, times, guide, slant }: Laid, { width, height }: Size): string {
  const [x, y, far] = [width / 2, height / 2, width + height]
  const ray = (cx: number, cy: number, angle: number) =>
    `M${cx} ${cy}L${cx + Math.cos(angle) * far} ${cy + Math.sin(angle) * far}`
  const rays = (cx: number, cy: number, count: number) =>
    Array.from({ length: count }, (_, i) => ray(cx, cy, (i / count) * 2 * Math.PI)).join('')
  const lines = [
    symmetry === 'vertical' && `M${x} 0V${height}`,
    symmetry === 'horizontal' && `M0 ${y}H${width}`,
    (symmetry === 'radial' || symmetry === 'mirrored') && rays(x, y, times),
    guide === 'ruler' && ray(x, y, (slant * Math.PI) / 180) + ray(x, y, (slant * Math.PI) / 180 + Math.PI),
    guide === 'onePoint' && `M0 ${height * 0.45}H${width}${rays(x, height * 0.45, 16)}`,
    guide === 'twoPoints' &&
      `M0 ${height * 0.45}H${width}${rays(-width * 0.4, height * 0.45, 48)}${rays(width * 1.4, height * 0.45, 48)}`,
  ]
  return lines.filter(Boolean).join('')
}
