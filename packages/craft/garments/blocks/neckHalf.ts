import { add, bezier, joined, line, mix, type Path, type Point, quadratic, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { NecklineId } from './necklines.ts'
import { bareSide, type NeckPlace } from './neckPlace.ts'
import { proportionOf } from '../upperBody.ts'

/** One half of a neck edge of a shape. */
export function neckHalf(figure: Figure, shape: NecklineId, place: NeckPlace): Path {
  const { wide, tall } = proportionOf(figure)
  const { side, top, centre, underarm, depth } = place
  const back = figure.view === 'back'
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
      if (back) return quadratic(underarm, mix(underarm, centre, 0.6), centre)
      const crest = figure.across(side * 0.26 * wide, figure.levels.bust - 0.3 * tall)
      return spline([underarm, crest, add(centre, [side * 0.09 * wide, -0.07]), centre], false, 10)
    }
    case 'bardot': {
      const brow = mix(underarm, [underarm[0], centre[1]], 0.75)
      return joined([underarm], bezier(brow, mix(brow, centre, 0.3), mix(brow, centre, 0.7), centre, 16))
    }
    case 'oneShoulder':
      return side === bareSide(figure)
        ? quadratic(underarm, add(mix(underarm, centre, 0.5), [0, 0.03 * tall]), centre)
        : bezier(top, add(top, [-side * 0.06 * wide, 0.12 * tall]), mix(top, centre, 0.6), centre)
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
      return bezier(top, add(top, [-side * 0.04 * wide, 0.32 * tall]), add(centre, [side * 0.11 * wide, -0.13]), centre)
    case 'cowl':
      return spline(
        [top, add(mix(top, centre, 0.5), [side * 0.02, 0.1]), add(centre, [side * 0.1 * wide, -0.015]), centre],
        false,
        10,
      )
    case 'keyhole': {
      const collar = figure.across(side * 0.012, figure.levels.neck + 0.12 * tall)
      const drop = Math.max(0.1, centre[1] - collar[1])
      return joined(
        round(top, collar, side, reach, 0.13 * tall, 12),
        bezier(
          add(collar, [side * 0.004, 0.015]),
          add(collar, [side * 0.03, drop * 0.3]),
          add(centre, [side * drop * 0.42, 0]),
          centre,
          12,
        ),
      )
    }
    default:
      return round(top, centre, side, reach, depth, 24)
  }
}

function round(top: Point, centre: Point, side: Side, reach: number, depth: number, steps: number): Path {
  return bezier(
    top,
    add(top, [-side * 0.03 * Math.min(1.3, reach / 0.2), Math.max(0.02, depth * 0.75 + 0.03)]),
    add(centre, [side * reach * 0.62, 0]),
    centre,
    steps,
  )
}
