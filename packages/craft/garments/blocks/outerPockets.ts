import { add, mix } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import type { OnHalf } from './fronts.ts'
import { detailed, edge, type Sewn, seam, topstitch, zip } from '../marks.ts'
import { flapPocket, jettedFlap, kangarooPocket, type Place, patchPocket, welt } from './pockets.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** Every pair of pockets below the waist of a jacket or coat, in the order pickers show them. */
const outerPockets = [
  { id: 'flap', label: 'Flaps' },
  { id: 'slant', label: 'Slanted flaps' },
  { id: 'ticket', label: 'Flaps and ticket pocket' },
  { id: 'welt', label: 'Jetted' },
  { id: 'hand', label: 'Slanted welts' },
  { id: 'patch', label: 'Patches' },
  { id: 'patchFlap', label: 'Patches with flaps' },
  { id: 'bellows', label: 'Bellows' },
  { id: 'zip', label: 'Zips' },
  { id: 'kangaroo', label: 'Kangaroo' },
  { id: 'none', label: 'None' },
] as const

export type OuterPocketId = (typeof outerPockets)[number]['id']

/** A knob that chooses among some pockets; the first is the normal one. */
export function outerPocketKnob<const Ids extends readonly [OuterPocketId, ...OuterPocketId[]]>(
  ids: Ids,
  label = 'Pockets',
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    label,
    ids.map((id) => ({ id, label: outerPockets.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** Where pockets lie on the fronts: how far from the edge to the side seam, the level of their top, and their size in heads. */
export interface PocketPlace {
  share: number
  y: number
  width: number
  height: number
}

/** Drafted pockets: what is sewn onto each front, and the pieces that lie on it. */
export interface DraftedPockets {
  side(side: Side): Sewn
  pieces: Piece[]
}

/** Drafts a pair of pockets on the fronts; `name` keeps the pieces of several pairs apart. */
export function draftOuterPockets(
  figure: Figure,
  kind: OuterPocketId,
  at: PocketPlace,
  on: OnHalf,
  name = 'pocket',
): DraftedPockets {
  const { tall } = proportionOf(figure)
  const spot = (side: Side): Place => {
    const inner = on(side, 0, at.y)
    const outer = on(side, 1, at.y)
    const breadth = Math.abs(outer[0] - inner[0])
    const width = Math.min(at.width, breadth * 0.78)
    const room = breadth - width
    const from = Math.min(Math.max(at.share * breadth - width / 2, room * 0.12), room * 0.9)
    return { x: inner[0] + side * (from + width / 2) - figure.across(0, at.y)[0], y: at.y, width, height: at.height }
  }
  const lines = (side: Side): Sewn => {
    const place = spot(side)
    const flap = { ...place, height: 0.095 * tall }
    const [inner, outer] = [place.x - (side * place.width) / 2, place.x + (side * place.width) / 2]
    switch (kind) {
      case 'flap':
        return { lines: jettedFlap(figure, flap) }
      case 'slant':
        return { lines: jettedFlap(figure, { ...flap, slope: side * 0.3 }) }
      case 'ticket':
        return {
          lines: [
            ...jettedFlap(figure, { ...flap, slope: side * 0.12 }),
            ...(side < 0
              ? jettedFlap(figure, {
                  ...flap,
                  x: flap.x + side * 0.02,
                  y: flap.y - 0.19 * tall,
                  width: flap.width * 0.68,
                  height: flap.height * 0.75,
                  slope: side * 0.12,
                })
              : []),
          ],
        }
      case 'welt':
        return { lines: jet(figure, place) }
      case 'hand':
        return {
          lines: welt(
            figure,
            [place.x - side * place.width * 0.2, at.y - 0.08 * tall],
            [place.x + side * place.width * 0.28, at.y + 0.26 * tall],
            side * -0.06,
          ),
        }
      case 'zip':
        return {
          lines: [
            zip([figure.across(inner + side * 0.06, at.y + 0.26 * tall), figure.across(outer, at.y - 0.04 * tall)], 2),
          ],
        }
      default:
        return {}
    }
  }
  return { side: lines, pieces: figure.view === 'back' ? [] : pocketPieces(figure, kind, spot, on, name) }
}

function jet(figure: Figure, { x, y, width }: Place) {
  const row = (dy: number) => [figure.across(x - width / 2, y + dy), figure.across(x + width / 2, y + dy)]
  return [edge(row(0), 1.9), seam(row(0.03), 1.2), seam(row(-0.02), 1)]
}

function pocketPieces(
  figure: Figure,
  kind: OuterPocketId,
  spot: (side: Side) => Place,
  on: OnHalf,
  name: string,
): Piece[] {
  const { tall } = proportionOf(figure)
  const each = (make: (place: Place, name: string, side: Side) => Piece[]) =>
    sides.flatMap((side) => make(spot(side), `${name}${indexOf(side)}`, side))
  switch (kind) {
    case 'patch':
      return each((place, own) => [patchPocket(figure, place, own)])
    case 'patchFlap':
      return each((place, own) => flapPocket(figure, { ...place, height: 0.11 * tall }, own, place.height))
    case 'bellows':
      return each((place, own) =>
        flapPocket(figure, { ...place, height: 0.11 * tall }, own, place.height * 1.08).map((piece) =>
          piece.name.endsWith('Flap') ? piece : gusseted(figure, piece, place),
        ),
      )
    case 'kangaroo': {
      const place = spot(1)
      const split = Math.abs(on(1, 0, place.y)[0] - on(-1, 0, place.y)[0]) > 0.05
      return split
        ? each((one, own) => [patchPocket(figure, one, own)])
        : kangarooPocket(figure, {
            half: Math.abs(on(1, 0.72, place.y)[0] - on(1, 0, place.y)[0]),
            top: place.y - 0.1 * tall,
            bottom: place.y + place.height,
            split: false,
          })
    }
    default:
      return []
  }
}

/** A bag with a box pleat down its middle and a gusset at its sides. */
function gusseted(figure: Figure, piece: Piece, { x, y, width, height }: Place): Piece {
  const column = (by: number) => [figure.across(x + by, y + 0.02), figure.across(x + by, y + height * 1.05)]
  const [a, , , d] = piece.outlines[0]
  const [b, c] = [piece.outlines[0][1], piece.outlines[0][2]]
  return detailed(piece, {
    lines: [
      seam(column(-width * 0.1), 1.2),
      seam(column(width * 0.1), 1.2),
      seam([add(a, [-0.018, 0.03]), add(d, [-0.022, -0.012]), d], 1.3, [0, 0]),
      seam([add(b, [0.018, 0.03]), add(c, [0.022, -0.012]), c], 1.3, [0, 0]),
    ],
  })
}

/** Every breast pocket, in the order pickers show them. */
const chestPockets = [
  { id: 'welt', label: 'Welt' },
  { id: 'patch', label: 'Patch' },
  { id: 'flaps', label: 'Pair with flaps' },
  { id: 'zip', label: 'Zip' },
  { id: 'none', label: 'None' },
] as const

export type ChestPocketId = (typeof chestPockets)[number]['id']

/** A knob that chooses a breast pocket. */
export const chestPocketKnob = (normal: ChestPocketId) => choiceKnob('Breast pocket', chestPockets, normal)

/** Drafts breast pockets at a level: single ones on the wearer's left. */
export function draftChestPocket(figure: Figure, kind: ChestPocketId, level: number, on: OnHalf): DraftedPockets {
  const { tall, wide } = proportionOf(figure)
  const at: PocketPlace = { share: 0.56, y: level, width: 0.22 * wide, height: 0.25 * tall }
  if (kind === 'flaps') return draftOuterPockets(figure, 'patchFlap', at, on, 'chest')
  if (kind === 'none' || figure.view === 'back') return { side: () => ({}), pieces: [] }
  const inner = on(1, 0.4, level)[0] - figure.across(0, level)[0]
  const outer = on(1, 0.76, level)[0] - figure.across(0, level)[0]
  if (kind === 'patch') {
    const x = (inner + outer) / 2
    return {
      side: () => ({}),
      pieces: [patchPocket(figure, { ...at, x, width: Math.max(0.12, outer - inner) }, 'chest1')],
    }
  }
  const run = [on(1, 0.4, level), mix(on(1, 0.76, level), on(1, 0.76, level - 0.03), 1)] as const
  const marks =
    kind === 'zip'
      ? [
          zip([...run], 2),
          topstitch(
            run.map((p) => add(p, [0, 0.035])),
            0.8,
          ),
        ]
      : welt(figure, [inner, level], [outer, level - 0.03], 0.05)
  return { side: (side) => (side > 0 ? { lines: marks } : {}), pieces: [] }
}
