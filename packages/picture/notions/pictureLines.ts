import { contains, type Path, type Point, sure } from '@toile/geometry'
import { outlinesOf } from '../kernels/outlines.ts'
import type { Pixels } from '../surface.ts'
import type { ElementLines } from './notionLines.ts'

/** Pixels across in which an outline is found: a finer one is not seen. */
const most = 320

/** A picture that is laid on, in lines: the outline of what is not clear of it, in millimetres when it is so many wide. */
export function pictureLines({ width, height, rgba }: Pixels, millimetres: number): ElementLines {
  const by = Math.max(1, Math.max(width, height) / most)
  const [across, down] = [Math.max(1, Math.round(width / by)), Math.max(1, Math.round(height / by))]
  const opacity = Uint8Array.from({ length: across * down }, (_, i) => {
    const [x, y] = [
      Math.min(width - 1, Math.floor((i % across) * by)),
      Math.min(height - 1, Math.floor(Math.floor(i / across) * by)),
    ]
    return rgba[(y * width + x) * 4 + 3] ?? 0
  })
  const size = millimetres / across
  const onCloth = (path: Path): Path => path.map(([x, y]): Point => [(x - across / 2) * size, (y - down / 2) * size])
  const { outer, holes } = outlinesOf(opacity, across, down, 6)
  const [forms, gaps] = [outer.map(onCloth), holes.map(onCloth)]
  return {
    width: millimetres,
    height: down * size,
    lines: [...forms, ...gaps].map((path) => ({ kind: 'outline', path: [...path, sure(path[0])] })),
    forms: [[...forms, ...gaps]],
    holds: (point) => forms.some((path) => contains(path, point)) && !gaps.some((path) => contains(path, point)),
  }
}
