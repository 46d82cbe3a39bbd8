import { add, joined, mix, quadratic, reversed } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { type BackSeams, sewnBack } from './back.ts'
import type { Bodice } from './bodice.ts'
import type { OnHalf } from './fronts.ts'
import { detailed, edge, type Sewn, seam, topstitch } from '../marks.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** Every vent of a jacket or coat. */
const vents = [
  { id: 'centre', label: 'Centre vent' },
  { id: 'sides', label: 'Side vents' },
  { id: 'none', label: 'None' },
] as const

export type VentId = (typeof vents)[number]['id']

/** A knob that chooses a jacket's vents. */
export const ventKnob = (normal: VentId) => choiceKnob('Vents', vents, normal)

/** How a jacket is shaped to the waist. */
const shapings = [
  { id: 'darts', label: 'Darts' },
  { id: 'princess', label: 'Princess seams' },
  { id: 'none', label: 'None' },
] as const

export type ShapingId = (typeof shapings)[number]['id']

/** A knob that chooses a jacket's shaping seams. */
export const shapingKnob = (normal: ShapingId) => choiceKnob('Panels', shapings, normal)

/** The back of a jacket or coat, with its vents `deep` heads above the hem. */
export function outerBack(
  figure: Figure,
  bodice: Bodice,
  piece: Piece,
  cut: BackSeams & { vents: VentId; shaping: ShapingId; deep: number },
): Piece {
  const { hem } = bodice.options
  const sewn = sewnBack(figure, bodice, piece, {
    ...cut,
    darts: cut.shaping === 'darts',
    princess: cut.shaping === 'princess',
    vent: cut.vents === 'centre' ? cut.deep : undefined,
  })
  if (figure.view === 'front' || cut.vents !== 'sides') return sewn
  return detailed(sewn, {
    lines: sides.flatMap((side) => {
      const at = (y: number, away = 0) => add(mix(figure.across(0, y), bodice.sideAt(side, y), 0.72), [away, 0])
      return [
        edge([at(hem - cut.deep), at(hem - cut.deep / 2), at(hem + 0.02)], 2.3, [0.02, 0]),
        seam([at(hem - cut.deep, -side * 0.03), at(hem - cut.deep + 0.02)], 1.2, [0, 0]),
      ]
    }),
  })
}

/** What vents show from the front: slits at the sides, and the parted back between open fronts. */
export function ventsInFront(
  figure: Figure,
  bodice: Bodice,
  kind: VentId,
  deep: number,
): { side(side: Side): Sewn; behind: Sewn } {
  const { hem } = bodice.options
  const slit = (side: Side) => {
    const at = (y: number, inset: number) => add(bodice.sideAt(side, y), [-side * inset, 0])
    return edge([at(hem - deep, 0.012), at(hem - deep * 0.5, 0.02), at(hem + 0.01, 0.034)], 1.6, [0.3, 0])
  }
  return {
    side: (side) => (kind === 'sides' && figure.view === 'front' ? { lines: [slit(side)] } : {}),
    behind: kind === 'centre' ? { lines: [edge([figure.across(0.01, hem - deep), figure.across(0.01, hem)], 2)] } : {},
  }
}

/** A half belt across the back waist; its buttoned ends reach round to the sides of the front. */
export function halfBelt(figure: Figure, bodice: Bodice, on: OnHalf): Piece[] {
  const { tall } = proportionOf(figure)
  const level = figure.levels.waist + 0.03
  const half = 0.065 * tall
  const look = { order: 2, fullness: 0.4 }
  if (figure.view === 'back') {
    const row = (dy: number) =>
      quadratic(on(-1, 0.72, level + dy), add(figure.across(0, level + dy), [0, 0.03]), on(1, 0.72, level + dy), 14)
    const [top, low] = [row(-half), row(half)]
    const piece = makePiece('band', 'halfBelt', [joined(top, reversed(low))], {
      ...look,
      left: [top[0], low[0]],
      right: [top[14], low[14]],
    })
    return [
      detailed(piece, {
        lines: [
          topstitch(
            top.map((p) => add(p, [0, 0.018])),
            0.8,
          ),
          topstitch(
            low.map((p) => add(p, [0, -0.018])),
            0.8,
          ),
        ],
        fittings: sides.map((side) => ({ at: on(side, 0.62, level), radius: 0.028, kind: 'button' as const })),
      }),
    ]
  }
  return sides.map((side) => {
    const tip = on(side, 0.74, level)
    const outer = (dy: number) => add(bodice.sideAt(side, level + dy), [side * 0.004, 0])
    const outline = [outer(-half), on(side, 0.8, level - half), tip, on(side, 0.8, level + half), outer(half)]
    return makePiece('band', `halfBelt${indexOf(side)}`, [outline], {
      ...look,
      left: side < 0 ? [outline[0], outline[4]] : [outline[1], outline[3]],
      right: side < 0 ? [outline[1], outline[3]] : [outline[0], outline[4]],
      fittings: [{ at: on(side, 0.82, level), radius: 0.024, kind: 'button' }],
    })
  })
}
