import { sure } from '@toile/geometry'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { along, around, type Body, bodyOf, boxOf, widthAt, worn } from './bodyOf.ts'

/** How a point of measure is read off a garment: straight, along an edge, or all round. */
export type Reading = 'straight' | 'along' | 'around'

/** A point of measure: a short name for tables, its name, how it is read, and its millimetres on a pattern, which may lack it. */
export interface MeasurePoint {
  code: string
  name: string
  reading: Reading
  of(pattern: Pattern): number | null
}

/** Below the armhole, the crotch or the sleeve head, where widths are measured: an inch. */
const below = 25.4
/** Below the waist, where hips are measured. */
const hips = 200

const point = (code: string, name: string, reading: Reading, of: (body: Body) => number | null): MeasurePoint => ({
  code,
  name,
  reading,
  of(pattern) {
    const value = of(bodyOf(pattern))
    return value !== null && value > 0 ? value : null
  },
})

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
/** The right side of a piece that is drawn whole, or all of one that is a pair. */
const right = (part: string) => new RegExp(`^${part}(?!.*Left)`)
const has = (part: RegExp) => (piece: Piece) => along(piece, part) > 0

/** The face of a garment that a piece belongs to. */
const isBack = ({ id }: Piece) => /back/i.test(id)

/** The width of front and back round the garment, each a little below the lowest place of its armholes; panels without an armhole are measured with those beside them. */
function chestOf({ trunk }: Body): number {
  const panels = trunk.filter(({ id }) => !/^skirt|tier|yoke/i.test(id))
  return sum(
    [false, true].map((back) => {
      const face = panels.filter((piece) => isBack(piece) === back)
      const holes = face.flatMap((piece) => boxOf(piece, /^(arm|raglanLow)/) ?? [])
      const level = Math.min(...holes.map(({ top }) => top)) - below
      return holes.length > 0 ? sum(face.map((piece) => worn(piece) * widthAt(piece, level))) : 0
    }),
  )
}

/** The width of pieces at a height that each of them has below an edge of its own, round the whole garment. */
function widthBelow(pieces: readonly Piece[], part: RegExp, depth: number, from: 'top' | 'bottom'): number {
  return sum(
    pieces.map((piece) => {
      const box = boxOf(piece, part)
      return box ? worn(piece) * widthAt(piece, box[from] - depth) : 0
    }),
  )
}

const legs = ({ trunk }: Body) => trunk.filter(({ place }) => place.round === 'leg')
const backs = ({ trunk }: Body) => trunk.filter(({ id }) => /back|yoke/i.test(id))
/** The finished waist: of its band, or of what is sewn together there. */
function waistOf({ trunk, piece }: Body): number {
  const [band, rib] = [piece('waistband'), piece('waistRib')]
  if (band) return along(band, /^waist/)
  return rib
    ? along(rib, /^sewn/)
    : around(
        trunk.filter(({ id }) => !id.startsWith('skirt')),
        /^waist/,
      )
}

/** How much wider hips are than the waist at most; what is wider there is gathered, pleated or flared. */
const fitted = 1.6

/** The girth at the hips of what fits there and is drafted from the waist down, or nothing. */
function hipsOf(body: Body): number | null {
  const { trunk } = body
  const lower = trunk.filter(has(/^(side|inseam)/)).filter(has(/^(hem|side|inseam)/))
  const boxes = lower.map((piece) => boxOf(piece, /^waist/))
  if (lower.some(has(/^(shoulder|arm|yoke)/)) || boxes.some((box) => !box || box.bottom - box.top > 60)) return null
  const girth = widthBelow(lower, /^waist/, hips, 'bottom')
  return girth < fitted * waistOf(body) ? girth : null
}

/** The points of measure of tops, dresses, skirts and trousers, in the order of a measure sheet (requirement S1.11). */
export const measurePoints: readonly MeasurePoint[] = [
  point('SH', 'Shoulder seam', 'along', ({ trunk }) =>
    along(trunk.find(has(right('shoulder'))) ?? sure(trunk[0]), right('shoulder')),
  ),
  point('AS', 'Across shoulders, back', 'straight', ({ trunk }) => {
    const back = trunk.find((piece) => /back|yoke/i.test(piece.id) && boxOf(piece, /^(shoulder|front)(?!Lower)/))
    const box = back && boxOf(back, /^(shoulder|front)/)
    return back && box && !back.cut.pair && has(/^neck/)(back) ? box.right - box.left : null
  }),
  point('CH', 'Chest, 2.5 cm below the armhole', 'around', chestOf),
  point('UE', 'Upper edge', 'around', ({ trunk }) => around(trunk, /^(top|above)/)),
  point('WA', 'Waist', 'around', waistOf),
  point('HP', 'Hips, 20 cm below the waist', 'around', hipsOf),
  point('SW', 'Hem', 'around', (body) => {
    const rib = body.piece('hemRib')
    const hemmed = body.trunk.filter((piece) => piece.edges.some(({ id, end }) => /hem/i.test(id) && end === 'hem'))
    return rib
      ? along(rib, /^sewn/)
      : legs(body).length > 0
        ? null
        : around(hemmed, /^(hem|lapHem)/) || around(body.trunk, /^below/)
  }),
  point('BL', 'Length from the neck at the shoulder, back', 'straight', (body) => {
    const back = backs(body).find(has(/^shoulder/))
    const [top, hem] = back ? [boxOf(back, /^shoulder/), boxOf(back, /^hem/)] : [null, null]
    return top && hem ? top.bottom - hem.top : null
  }),
  point('NK', 'Neck edge', 'around', ({ trunk }) => around(trunk, /^neck/)),
  point('AH', 'Armhole', 'along', ({ trunk }) => sum(trunk.map((piece) => along(piece, right('arm'))))),
  point('SL', 'Sleeve length without cuff', 'straight', ({ sleeves }) => {
    const [sleeve] = sleeves.filter(has(/^(head|raglan|over)/))
    const box = sleeve && boxOf(sleeve, /./)
    return box ? box.bottom - box.top : null
  }),
  point('BI', 'Upper arm, 2.5 cm below the sleeve head', 'around', ({ sleeves }) =>
    sum(
      sleeves.map((piece) => {
        const [head, under] = [boxOf(piece, /^head/), boxOf(piece, /^under/)]
        const long = head && under && under.bottom - under.top > 30
        return long ? widthAt(piece, Math.max(head.top - below, (under.bottom + under.top) / 2)) : 0
      }),
    ),
  ),
  point('UA', 'Underarm seam', 'along', ({ sleeves }) => {
    const [sleeve] = sleeves.filter(has(/^under/))
    return sleeve ? along(sleeve, /^under(?!Front)/) : null
  }),
  point('CO', 'Sleeve opening', 'around', ({ sleeves, piece }) => {
    const cuff = piece('cuff')
    return cuff ? along(cuff, /^sewn/) : sum(sleeves.map((each) => along(each, /^hem/)))
  }),
  point('SS', 'Side seam', 'along', (body) => sum(backs(body).map((piece) => along(piece, right('side'))))),
  point('FR', 'Rise, front', 'along', (body) =>
    sum(
      legs(body)
        .filter(({ id }) => /front/i.test(id))
        .map((piece) => along(piece, /^(crotch|fly|opening)/)),
    ),
  ),
  point('BR', 'Rise, back', 'along', ({ trunk }) => {
    const seat = trunk.filter(({ id }) => /back|yoke/i.test(id)).filter(has(/^(crotch|seat)/))
    return sum(seat.map((piece) => along(piece, /^(crotch|seat)/)))
  }),
  point(
    'TH',
    'Thigh, 2.5 cm below the crotch',
    'around',
    (body) => widthBelow(legs(body), /^inseamUpper/, below, 'bottom') / 2,
  ),
  point('IN', 'Inseam', 'along', (body) =>
    sum(
      legs(body)
        .filter(({ id }) => /back/i.test(id))
        .map((piece) => along(piece, /^inseam/)),
    ),
  ),
  point('LO', 'Leg opening', 'around', (body) => {
    const rib = body.piece('ankleRib')
    return rib ? along(rib, /^sewn/) : around(legs(body), /^hem/) / 2
  }),
]
