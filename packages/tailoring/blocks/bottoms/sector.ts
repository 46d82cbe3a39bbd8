import type { Point } from '@toile/geometry'
import type { Run } from './runs.ts'

/** The half of a ring of a circle about the origin, from the center line (straight down) to the side, in millimetres. */
export function sector(inner: number, outer: number, angle: number, opening: number): Run[] {
  const at = (radius: number, turn: number): Point => [radius * Math.sin(turn), -radius * Math.cos(turn)]
  const pull = (4 / 3) * Math.tan(angle / 4)
  const ahead = ([x, y]: Point, by: number): Point => [x - y * by, y + x * by]
  const seam = { end: 'seam', allowance: 15 } as const
  const [top, low] = [at(inner, angle), at(outer, angle)]
  const [center, bottom] = [at(inner, 0), at(outer, 0)]
  return [
    {
      id: 'hem',
      part: 'hem',
      from: bottom,
      handles: [ahead(bottom, pull), ahead(low, -pull)],
      end: 'hem',
      allowance: 15,
    },
    { id: 'side', part: 'side', from: low, ...seam },
    {
      id: 'waist',
      part: 'waist',
      from: top,
      handles: [ahead(top, -pull), ahead(center, pull)],
      end: 'seam',
      allowance: 10,
    },
    { id: 'opening', part: 'opening', from: center, end: 'finished', allowance: 15 },
    { id: 'center', part: 'center', from: [0, -inner - opening], ...seam },
  ]
}
