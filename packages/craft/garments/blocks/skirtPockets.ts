import { add, clamp, lerp, mix, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import type { DrawnLine, Piece } from '../piece.ts'
import { edge, seam, topstitch, zip } from '../marks.ts'
import { flapPocket, patchPocket } from './pockets.ts'
import { proportion } from './proportion.ts'
import type { SkirtCut } from './skirtCut.ts'

/** Pockets of bottoms. */
export type PocketKind = 'none' | 'slash' | 'jeans' | 'welt' | 'patch' | 'cargo' | 'zip'

/** The knob of a bottom's pockets. */
export const pocketKnob = (normal: PocketKind) =>
  choiceKnob(
    'Pockets',
    [
      { id: 'none', label: 'None' },
      { id: 'slash', label: 'Slash pockets' },
      { id: 'jeans', label: 'Jeans pockets' },
      { id: 'welt', label: 'Welt pockets' },
      { id: 'patch', label: 'Patch pockets' },
      { id: 'cargo', label: 'Cargo pockets' },
      { id: 'zip', label: 'Zip pockets' },
    ],
    normal,
  )

const both = [-1, 1] as const

/** Pockets on a skirt's front: lines on the skirt, or pieces sewn on it. Behind there are none. */
export function skirtPockets(figure: Figure, cut: SkirtCut, kind: PocketKind): { lines: DrawnLine[]; pieces: Piece[] } {
  const none = { lines: [], pieces: [] }
  if (figure.view === 'back' || kind === 'none') return none
  const { breadth, height } = proportion(figure)
  const room = cut.hemY - cut.topY
  const top = lerp(cut.topY, figure.levels.hip, 0.42)
  const place = { y: top, width: 0.36 * breadth, height: Math.min(0.44 * height, room * 0.4) }
  const x = 0.32 * breadth
  if (kind === 'patch')
    return {
      ...none,
      pieces: both.map((side) => patchPocket(figure, { ...place, x: side * x }, `patch${side < 0 ? 0 : 1}`)),
    }
  if (kind === 'cargo') {
    const low = {
      ...place,
      y: Math.min(lerp(figure.levels.hip, cut.hemY, 0.12), cut.hemY - place.height - 0.1),
      x: 0.42 * breadth,
    }
    return {
      ...none,
      pieces: both.flatMap((side) =>
        flapPocket(
          figure,
          { ...low, x: side * low.x, height: place.height * 0.3 },
          `cargo${side < 0 ? 0 : 1}`,
          place.height,
        ),
      ),
    }
  }
  return { ...none, lines: both.flatMap((side) => opening(figure, cut, kind, side)) }
}

function opening(figure: Figure, cut: SkirtCut, kind: PocketKind, side: -1 | 1): DrawnLine[] {
  const { hip, highHip } = figure.levels
  const low = Math.min(lerp(highHip, hip, 0.75), cut.hemY - 0.2)
  const at = (u: number, y: number) => figure.trunk(side * u, y, cut.ease)
  if (kind === 'welt' || kind === 'zip') {
    const run = [at(0.46, lerp(cut.topY, hip, 0.55)), at(0.84, lerp(cut.topY, hip, 0.4))]
    const jet = run.map((p) => add(p, [0, 0.04]))
    return kind === 'zip'
      ? [
          zip(run),
          seam(jet, 1),
          seam(
            run.map((p) => add(p, [0, -0.035])),
            1,
          ),
        ]
      : [edge(run, 1.8, [0, 0]), seam([run[0], jet[0], jet[1], run[1]], 1.1, [0, 0])]
  }
  const from = at(kind === 'jeans' ? 0.52 : 0.68, cut.topY + 0.08)
  const to = at(0.97, low)
  const bend =
    kind === 'jeans' ? at(0.6, clamp(lerp(from[1], to[1], 0.75))) : add(mix(from, to, 0.5), [-side * 0.02, 0.02])
  const run = spline([from, kind === 'jeans' ? [bend[0], lerp(from[1], to[1], 0.7)] : bend, to], false, 8)
  return [edge(run, 1.6), topstitch(run.map((p) => add(p, [-side * 0.03, 0.01])))]
}
