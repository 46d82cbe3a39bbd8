import {
  add,
  along,
  ellipse,
  joined,
  mix,
  normal,
  type Path,
  type Point,
  resample,
  reversed,
  scale,
  subtract,
  unit,
} from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'
import { detail, detailed, seam } from '../marks.ts'

/** A scalloped lace edge along a path, `width` heads to the right of its travel, with one flower in each scallop. */
export function scallopedEdge(name: string, path: Path, width: number, scallops: number): Piece {
  const count = scallops * 8
  const inner = resample(path, count + 1)
  const outer = inner.map((point, i): Point => {
    const direction = unit(subtract(inner[Math.min(count, i + 1)], inner[Math.max(0, i - 1)]))
    const depth = width * (0.68 + 0.32 * Math.abs(Math.sin((Math.PI * scallops * i) / count)))
    return add(point, scale(normal(direction), depth))
  })
  const piece = makePiece('trim', name, [joined(inner, reversed(outer))], {
    order: 3,
    left: [inner[0], outer[0]],
    right: [inner[count], outer[count]],
    fullness: 0.1,
    colour: 'contrast',
    takesPrint: false,
    castsShadow: false,
    contours: [{ path: outer, weight: 0.55, taper: [0, 0] }],
  })
  const flowers = Array.from({ length: scallops }, (_, k) => {
    const t = (k + 0.5) / scallops
    const ring = ellipse(
      mix(along(inner, t), along(outer, t), 0.55),
      Math.abs(width) * 0.22,
      Math.abs(width) * 0.22,
      0,
      9,
    )
    return detail([...ring, ring[0]], 0.9)
  })
  return detailed(piece, { lines: [...flowers, seam(inner, 0.9, [0, 0])] })
}
