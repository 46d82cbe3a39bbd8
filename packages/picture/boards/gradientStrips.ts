import type { Color } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import { mixColors } from '@toile/craft/colors/mixColors.ts'
import type { Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { outlineOf } from '../lettering/letterOutlines.ts'
import type { FillMark, Rect } from './boardPage.ts'

const strips = 96
const paper: Color = { r: 255, g: 255, b: 255 }

/** A gradient over a rectangle as narrow strips, so that it is a drawing of plain shapes wherever it is drawn. */
export function gradientStrips(rect: Rect, { angle, stops }: Gradient): FillMark[] {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const corners: Point[] = [
    [rect.x, rect.y],
    [rect.x + rect.width, rect.y],
    [rect.x + rect.width, rect.y + rect.height],
    [rect.x, rect.y + rect.height],
  ]
  const along = ([x, y]: Point) => x * dx + y * dy
  const low = Math.min(...corners.map(along))
  const span = Math.max(...corners.map(along)) - low
  return Array.from({ length: strips }, (_, i): FillMark => {
    // Each strip goes on beneath the next, so that no hairline of paper is left between them.
    const rest = cut(corners, (point) => along(point) - (low + (span * i) / strips))
    return { kind: 'fill', outline: outlineOf([rest]), color: colorAt(stops, (i + 0.5) / strips) }
  })
}

/** The part of a polygon where a measure is not below nothing. */
function cut(polygon: readonly Point[], measure: (point: Point) => number): Point[] {
  return polygon.flatMap((from, i): Point[] => {
    const to = sure(polygon[(i + 1) % polygon.length])
    const [a, b] = [measure(from), measure(to)]
    const crossing: Point = [from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]
    return [...(a >= -1e-9 ? [from] : []), ...(a * b < -1e-12 ? [crossing] : [])]
  })
}

function colorAt(stops: Gradient['stops'], at: number): Color {
  const on = stops.map((stop) => ({ at: stop.at, color: mixColors(paper, stop.color, stop.opacity) }))
  const after = on.findIndex((stop) => stop.at >= at)
  if (after <= 0) return rounded(sure(on[after === 0 ? 0 : on.length - 1]).color)
  const [from, to] = [sure(on[after - 1]), sure(on[after])]
  const share = to.at > from.at ? (at - from.at) / (to.at - from.at) : 1
  return rounded(mixColors(from.color, to.color, share))
}

const rounded = ({ r, g, b }: Color): Color => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })
