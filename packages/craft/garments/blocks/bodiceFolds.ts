import { add, clamp, mix, type Point } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import type { BodiceOptions } from './bodiceOptions.ts'
import { pleat, ridge } from '../marks.ts'
import type { Neckline } from './neckline.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

interface Drafted {
  neckline: Neckline
  underarms: readonly [Point, Point]
}

/** What is shaped and sewn into a bodice: the bust, gathers at a cinched waist, a cowl's catenaries; how it hangs is the cloth's own. */
export function bodiceFolds(figure: Figure, options: BodiceOptions, drafted: Drafted): Fold[] {
  const loose = clamp((options.ease.waist - 0.03) / 0.2)
  const folds: Fold[] =
    figure.view === 'front'
      ? sides.flatMap((side) => bust(figure, side, loose))
      : sides.flatMap((side) => bladeDrags(figure, drafted, side))
  if (options.cinch) folds.push(...gathers(figure, options, options.cinch))
  if (options.neckline === 'cowl' && figure.view === 'front') folds.push(...catenaries(figure, options, drafted))
  return folds
}

function bust(figure: Figure, side: Side, loose: number): Fold[] {
  const { levels, build } = figure
  if (build.gender !== 'female' || build.ageGroup !== 'adult') return []
  const { tall } = proportionOf(figure)
  const middle = figure.across(side * figure.halfWidth(levels.bust) * 0.5, levels.bust)
  return [
    {
      path: [add(middle, [0, -0.4 * tall]), add(middle, [0, -0.04]), add(middle, [0, 0.34 * tall])],
      widths: [0.19, 0.19],
      height: 0.34 * (1 - loose * 0.5) * Math.min(1.2, build.bust),
      kind: 'ridge',
      fades: [0.58, 0.52],
    },
  ]
}

function bladeDrags(figure: Figure, { underarms }: Drafted, side: Side): Fold[] {
  const { tall } = proportionOf(figure)
  const underarm = underarms[indexOf(side)]
  const blade = figure.across(side * figure.halfWidth(figure.levels.bust) * 0.45, figure.levels.armpit + 0.1 * tall)
  return [0, 1].map((k) => {
    const from = add(underarm, [-side * 0.02, (0.03 + k * 0.08) * tall])
    return ridge(
      [from, add(mix(from, blade, 0.5), [0, 0.05 * tall]), add(blade, [0, (0.1 + k * 0.14) * tall])],
      0.032,
      0.36,
    )
  })
}

function gathers(figure: Figure, options: BodiceOptions, strength: number): Fold[] {
  const { tall } = proportionOf(figure)
  const waist = options.waist ?? figure.levels.waist
  return Array.from({ length: 9 }, (_, k) => {
    const u = clamp(((k + 0.5) / 9) * 2 - 1 + options.chance.between(-0.05, 0.05), -0.97, 0.97)
    const low = add(figure.trunk(u, waist), [u * options.ease.waist, 0])
    const rise = waist - options.chance.between(0.25, 0.5) * tall
    const high = add(figure.trunk(u, rise), [u * options.ease.waist * 1.3 + u * 0.02, 0])
    return ridge([low, mix(low, high, 0.5), high], 0.02, 0.5 * strength, [0.02, 0.8], 0.05)
  })
}

function catenaries(figure: Figure, options: BodiceOptions, { neckline, underarms }: Drafted): Fold[] {
  const { tall } = proportionOf(figure)
  const centre = neckline.left[neckline.left.length - 1]
  return [0, 1, 2, 3].map((k) => {
    const t = (0.25 + k * 0.22) * 0.45
    const from = mix(neckline.tops[0], underarms[0], t)
    const to = mix(neckline.tops[1], underarms[1], t)
    const low = add(centre, [options.chance.between(-0.03, 0.03), (0.06 + k * 0.13) * tall])
    return pleat([from, mix(from, low, 0.6), low, mix(to, low, 0.6), to], 0.035, 0.75 - 0.1 * k, [0.25, 0.25])
  })
}
