import type { Path, Point } from '@toile/geometry'

/** A line of a DXF file with its group code; numbers are millimetres or degrees. */
export type Tag = readonly [code: number, value: string | number]

/** The numbered layers of apparel files (ASTM D6673). */
export const dxfLayers = {
  boundary: 1,
  turns: 2,
  curves: 3,
  notches: 4,
  grading: 5,
  folds: 6,
  grain: 7,
  inner: 8,
  drills: 13,
  sewing: 14,
  notes: 15,
  boundaryCheck: 84,
} as const

const at = ([x, y]: Point, shift = 0): Tag[] => [
  [10 + shift, x],
  [20 + shift, y],
]

/** Entities of DXF R12 on a layer, in millimetres. */
export const dxfEntity = {
  polyline: (layer: number, path: Path, closed: boolean): Tag[] => [
    [0, 'POLYLINE'],
    [8, String(layer)],
    [66, '1'],
    [70, closed ? '1' : '0'],
    ...at([0, 0]),
    ...path.flatMap((point): Tag[] => [[0, 'VERTEX'], [8, String(layer)], ...at(point)]),
    [0, 'SEQEND'],
    [8, String(layer)],
  ],
  line: (layer: number, from: Point, to: Point): Tag[] => [[0, 'LINE'], [8, String(layer)], ...at(from), ...at(to, 1)],
  point: (layer: number, place: Point): Tag[] => [[0, 'POINT'], [8, String(layer)], ...at(place)],
  /** A nick as the height of a point for its depth and an angle for the direction into the piece. */
  notch: (layer: number, place: Point, depth: number, degrees: number): Tag[] => [
    [0, 'POINT'],
    [8, String(layer)],
    ...at(place),
    [30, depth],
    [50, degrees],
  ],
  text: (layer: number, place: Point, text: string): Tag[] => [
    [0, 'TEXT'],
    [8, String(layer)],
    ...at(place),
    [40, 5],
    [1, text],
  ],
  insert: (layer: number, block: string, place: Point): Tag[] => [
    [0, 'INSERT'],
    [8, String(layer)],
    [2, block],
    ...at(place),
  ],
}
