import { add, bezier, joined, mix, type Path, type Point, reversed } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { type DrawnLine, makePiece, type Piece } from '../piece.ts'
import { detailed, edge, seam, topstitch } from '../marks.ts'
import { sides } from '../upperBody.ts'

/** Where a pocket lies: centre and width in heads from the centre front, top level and height, and how its top slopes. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
  /** Fall of the top edge for every head across, to the right. */
  slope?: number
}

/** A patch pocket sewn on, with a stitched hem and a blunt point. */
export function patchPocket(figure: Figure, place: Place, name: string): Piece {
  const [a, b, c, d] = corners(figure, place)
  const point = add(mix(c, d, 0.5), [0, place.height * 0.1])
  const hem = (t: number): Path => [mix(a, d, t), mix(b, c, t)]
  const piece = makePiece('pocket', name, [[a, b, c, point, d]], {
    order: 1,
    left: [a, d],
    right: [b, c],
    fullness: 0.3,
    edges: [{ at: 'rim', path: [a, b] }],
  })
  const centre = mix(a, c, 0.5)
  return detailed(piece, {
    lines: [
      topstitch(hem(0.2), 0.8),
      topstitch(
        [b, c, point, d, a].map((q) => mix(q, centre, 0.07)),
        0.8,
      ),
    ],
  })
}

/** A flap alone, or over a bag where `bag` is higher than the flap; snapped or buttoned. */
export function flapPocket(figure: Figure, place: Place, name: string, bag = 0): Piece[] {
  const [a, b, c, d] = corners(figure, place)
  const drop = mix(mix(d, c, 0.5), mix(a, b, 0.5), -0.14)
  const centre = mix(a, c, 0.5)
  const flap = detailed(
    makePiece('pocket', `${name}Flap`, [[a, b, c, drop, d]], {
      order: 1.2,
      left: [a, d],
      right: [b, c],
      fullness: 0.35,
    }),
    {
      lines: [
        topstitch(
          [b, c, drop, d, a].map((q) => mix(q, centre, 0.1)),
          0.8,
        ),
      ],
      fittings: [{ at: mix(drop, mix(a, b, 0.5), 0.3), radius: 0.02, kind: 'snap' }],
    },
  )
  if (!bag) return [flap]
  const [e, f, g, h] = corners(figure, { ...place, width: place.width * 0.92, height: bag })
  const body = detailed(
    makePiece('pocket', name, [[e, f, g, h]], { order: 1.1, left: [e, h], right: [f, g], fullness: 0.35 }),
    {
      lines: [
        topstitch(
          [f, g, h, e].map((q) => mix(q, mix(e, g, 0.5), 0.06)),
          0.8,
        ),
      ],
    },
  )
  return [body, flap]
}

/** A jacket's flap that is part of the front: two corners rounded, a jet above it. */
export function jettedFlap(figure: Figure, place: Place): DrawnLine[] {
  const [a, b, c, d] = corners(figure, place)
  const rounded = joined(
    [a],
    bezier(mix(a, d, 0.7), d, d, mix(d, c, 0.12), 6),
    bezier(mix(d, c, 0.88), c, c, mix(b, c, 0.7), 6),
    [b],
  )
  const up: Point = [0, -0.022]
  return [seam([add(a, up), add(b, up)], 1.2), edge([a, b], 1.8), seam(rounded, 1.5, [0, 0])]
}

/** A breast or slant welt between two places. */
export function welt(
  figure: Figure,
  from: readonly [number, number],
  to: readonly [number, number],
  deep = 0.05,
): DrawnLine[] {
  const a = figure.across(from[0], from[1])
  const b = figure.across(to[0], to[1])
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const down: Point = [(-(b[1] - a[1]) / length) * deep, ((b[0] - a[0]) / length) * deep]
  return [edge([a, b], 2), seam([a, add(a, down), add(b, down), b], 1.2, [0, 0])]
}

function corners(figure: Figure, { x, y, width, height, slope = 0 }: Place): readonly [Point, Point, Point, Point] {
  const fall = (slope * width) / 2
  return [
    figure.across(x - width / 2, y - fall),
    figure.across(x + width / 2, y + fall),
    figure.across(x + width / 2, y + height + fall),
    figure.across(x - width / 2, y + height - fall),
  ]
}

/** The front pouch of a hoodie: slanted hand openings, in two halves beside a zip. */
export function kangarooPocket(
  figure: Figure,
  at: { half: number; top: number; bottom: number; split: boolean },
): Piece[] {
  const { half, top, bottom, split } = at
  const turn = top + (bottom - top) * 0.62
  const place = (x: number, y: number) => figure.across(x * half, y)
  const cutSide = (side: Side, from: number): Path => [
    place(side * from, top),
    place(side * 0.6, top),
    place(side, turn),
    place(side, bottom),
    place(side * from, bottom + 0.03),
  ]
  const stitches = (side: Side) => [
    topstitch([place(side * 0.53, top + 0.03), place(side * 0.92, turn), place(side * 0.92, bottom)]),
  ]
  const look = { order: 1, fullness: 0.4 }
  if (!split) {
    const outline = joined(cutSide(1, 0), reversed(cutSide(-1, 0)))
    const piece = makePiece('pocket', 'pouch', [outline], {
      ...look,
      left: [place(-1, top), place(-1, bottom)],
      right: [place(1, top), place(1, bottom)],
    })
    return [
      detailed(piece, {
        lines: [...stitches(-1), ...stitches(1), topstitch([place(-0.57, top + 0.03), place(0.57, top + 0.03)])],
      }),
    ]
  }
  return sides.map((side) =>
    detailed(
      makePiece('pocket', `pouch${side < 0 ? 0 : 1}`, [cutSide(side, 0.14)], {
        ...look,
        left: side < 0 ? [place(-1, top), place(-1, bottom)] : [place(0.14, top), place(0.14, bottom)],
        right: side < 0 ? [place(-0.14, top), place(-0.14, bottom)] : [place(1, top), place(1, bottom)],
      }),
      { lines: stitches(side) },
    ),
  )
}
