import { ellipse, type Path, type Point } from '@toile/geometry'
import { choiceKnob } from '../../knob.ts'
import { type Finish, makePiece, type Piece } from '../../piece.ts'
import { placed } from './beads.ts'
import { rounded } from './polygon.ts'
import { ring } from './ribbon.ts'

/** The shapes of buckles a knob chooses among. */
export const buckleKnob = choiceKnob('Buckle', [
  { id: 'square', label: 'Square' },
  { id: 'round', label: 'Round' },
  { id: 'double', label: 'Double ring' },
  { id: 'plate', label: 'Plate' },
])
export type BuckleShape = (typeof buckleKnob)['options'][number]['id']

const box = (x: number, y: number, radius: number): Path =>
  rounded([
    [[-x, -y], radius],
    [[x, -y], radius],
    [[x, y], radius],
    [[-x, y], radius],
  ])

/** A buckle at a place on a belt `height` heads high; `turn` follows the belt, the prong points to `side`. */
export function draftBuckle(
  at: Point,
  {
    shape,
    height,
    turn,
    side,
    finish,
    order = 6,
  }: { shape: BuckleShape; height: number; turn: number; side: 1 | -1; finish: Finish; order?: number },
): Piece[] {
  const metal: Partial<Piece> = { cloth: 'metal', finish, order, takesPrint: false }
  const h = height * 0.66
  const bar = Math.max(0.014, height * 0.12)
  const put = (path: Path) => placed(path, at, 1, turn)
  if (shape === 'plate') {
    const plate = put(box(h * 1.15, h * 0.92, h * 0.25))
    const within = put(box(h * 0.9, h * 0.66, h * 0.16))
    const piece = makePiece('trim', 'buckle', [plate], metal)
    return [{ ...piece, lines: [{ path: [...within, within[0]], weight: 0.9, kind: 'detail', taper: [0, 0] }] }]
  }
  if (shape === 'double') {
    const rings = ([-1, 1] as const).map((s, i) => {
      const shift = (r: number) => put(ellipse([s * h * 0.42, 0], r * 0.86, r, 0, 28))
      return ring('trim', `buckle${i}`, shift(h * 1.02), shift(h * 1.02 - bar), { ...metal, order: order + i })
    })
    return rings
  }
  const outer = shape === 'round' ? ellipse([0, 0], h * 1.02, h * 1.05, 0, 32) : box(h * 0.98, h * 1.02, h * 0.22)
  const inner =
    shape === 'round'
      ? ellipse([0, 0], h * 1.02 - bar, h * 1.05 - bar, 0, 32)
      : box(h * 0.98 - bar, h * 1.02 - bar, h * 0.12)
  const prong = put([
    [-side * (h - bar * 0.2), -bar * 0.42],
    [side * (h + bar * 0.2), -bar * 0.3],
    [side * (h + bar * 0.2), bar * 0.3],
    [-side * (h - bar * 0.2), bar * 0.42],
  ] as const)
  return [
    ring('trim', 'buckle', put(outer), put(inner), metal),
    makePiece('trim', 'prong', [prong], {
      ...metal,
      order: order + 1,
      contours: [{ path: [...prong, prong[0]], weight: 0.45, taper: [0, 0] }],
    }),
  ]
}
