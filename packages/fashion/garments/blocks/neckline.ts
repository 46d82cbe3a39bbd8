import { add, bezier, joined, line, mix, type Path, type Point, quadratic, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { choiceKnob, type ChoiceKnob } from '../knob.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'

interface NecklineShape {
  id: string
  label: string
  /** Share of the shoulder line that it leaves bare. */
  spread: number
  /** Depth below the neck level, in heads of the adult woman. */
  depth: number
  /** Depth of the same neckline at the back. */
  back: number
}

/** Every neckline, in the order pickers show them. */
export const necklines = [
  { id: 'crew', label: 'Crew neck', spread: 0.08, depth: 0.13, back: 0.05 },
  { id: 'scoop', label: 'Scoop', spread: 0.3, depth: 0.34, back: 0.12 },
  { id: 'v', label: 'V neck', spread: 0.12, depth: 0.42, back: 0.06 },
  { id: 'deepV', label: 'Deep V', spread: 0.18, depth: 0.78, back: 0.07 },
  { id: 'square', label: 'Square', spread: 0.45, depth: 0.34, back: 0.16 },
  { id: 'boat', label: 'Boat', spread: 0.55, depth: 0.1, back: 0.08 },
  { id: 'sweetheart', label: 'Sweetheart', spread: 0.5, depth: 0.52, back: 0.2 },
  { id: 'strapless', label: 'Strapless', spread: 0.6, depth: 0.6, back: 0.58 },
  { id: 'slip', label: 'Slip with straps', spread: 0.62, depth: 0.5, back: 0.62 },
  { id: 'halter', label: 'Halter', spread: 0.05, depth: 0.3, back: 0.85 },
  { id: 'cowl', label: 'Cowl', spread: 0.3, depth: 0.4, back: 0.1 },
  { id: 'wrap', label: 'Wrap', spread: 0.15, depth: 0.62, back: 0.07 },
  { id: 'high', label: 'High neck', spread: 0, depth: 0, back: 0 },
  { id: 'shirt', label: 'Shirt neck', spread: 0.02, depth: 0.1, back: 0.03 },
] as const satisfies readonly NecklineShape[]

export type NecklineId = (typeof necklines)[number]['id']

/** How a neckline meets the armhole: on the shoulder, or bare-shouldered. */
export type Shoulder = 'seam' | 'slip' | 'halter' | 'strapless'

/** A drafted neck edge: both halves run from their top to the centre. */
export interface Neckline {
  left: Path
  right: Path
  tops: readonly [Point, Point]
  shoulder: Shoulder
  spread: number
}

/** The neckline row of an id. */
export const necklineOf = (id: NecklineId): (typeof necklines)[number] =>
  necklines.find((entry) => entry.id === id) ?? necklines[0]

/** A knob that chooses among some necklines; the first is the normal one. */
export function necklineKnob<const Ids extends readonly [NecklineId, ...NecklineId[]]>(
  ids: Ids,
  label = 'Neckline',
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    label,
    ids.map((id) => ({ id, label: necklineOf(id).label })),
  )
}

/** Drafts a neck edge on a figure; depth in heads and spread as a share of the shoulder override the neckline's own. */
export function draftNeckline(
  figure: Figure,
  options: { neckline: NecklineId; depth?: number; spread?: number },
  underarms: readonly [Point, Point],
): Neckline {
  const { wide, tall } = proportionOf(figure)
  const row = necklineOf(options.neckline)
  const back = figure.view === 'back'
  const spread = options.spread ?? row.spread
  const bare = row.id === 'slip' || row.id === 'strapless' || row.id === 'halter'
  const depth = back ? row.back * tall : (options.depth ?? row.depth * tall)
  const shape = back && !bare ? 'crew' : row.id
  const centre = figure.across(0, figure.levels.neck + depth)
  const shoulders: [Point, Point] = [figure.neckPoint(-1, spread), figure.neckPoint(1, spread)]
  const half = (side: Side): Path => {
    const top = shoulders[indexOf(side)]
    const reach = Math.abs(top[0] - figure.across(0, top[1])[0])
    switch (shape) {
      case 'v':
      case 'deepV':
      case 'shirt':
        return bezier(
          top,
          add(top, [-side * 0.02 * wide, Math.min(0.12, depth * 0.6)]),
          add(centre, [side * Math.min(0.1, depth * 0.5) * wide, -Math.min(0.14, depth * 0.5)]),
          centre,
        )
      case 'square': {
        const corner = figure.across(side * reach * 0.88, figure.levels.neck + depth)
        return joined(line(top, corner, 10), line(corner, centre, 10))
      }
      case 'sweetheart': {
        const crest = figure.across(side * 0.26 * wide, figure.levels.bust - 0.3 * tall)
        return spline([top, mix(top, crest, 0.6), crest, add(centre, [side * 0.09 * wide, -0.07]), centre], false, 10)
      }
      case 'strapless': {
        if (back) return quadratic(underarms[indexOf(side)], mix(underarms[indexOf(side)], centre, 0.6), centre)
        const crest = figure.across(side * 0.26 * wide, figure.levels.bust - 0.3 * tall)
        const low = add(centre, [side * 0.09 * wide, -0.07])
        return spline([underarms[indexOf(side)], crest, low, centre], false, 10)
      }
      case 'slip': {
        const crest = figure.across(side * 0.27 * wide, figure.levels.bust - (back ? 0.24 : 0.43) * tall)
        const dip = Math.max(0.02, centre[1] - crest[1])
        return bezier(
          crest,
          add(crest, [-side * 0.035 * wide, dip * 0.75]),
          add(centre, [side * 0.12 * wide, dip * 0.02]),
          centre,
        )
      }
      case 'wrap':
        return bezier(
          top,
          add(top, [-side * 0.04 * wide, 0.32 * tall]),
          add(centre, [side * 0.11 * wide, -0.13]),
          centre,
        )
      case 'cowl':
        return spline(
          [top, add(mix(top, centre, 0.5), [side * 0.02, 0.1]), add(centre, [side * 0.1 * wide, -0.015]), centre],
          false,
          10,
        )
      default:
        return bezier(
          top,
          add(top, [-side * 0.03 * wide, Math.max(0.02, depth * 0.75 + 0.03)]),
          add(centre, [side * reach * 0.62, 0]),
          centre,
        )
    }
  }
  const [left, right] = [half(sides[0]), half(sides[1])]
  const shoulder: Shoulder = row.id === 'slip' || row.id === 'strapless' || row.id === 'halter' ? row.id : 'seam'
  return { left, right, tops: [left[0], right[0]], shoulder, spread }
}
