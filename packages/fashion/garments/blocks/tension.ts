import { add, clamp, mix, type Point } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import type { BodiceOptions } from './bodice.ts'
import { pleat, ridge } from './marks.ts'
import type { Neckline } from './neckline.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'

interface Drafted {
  neckline: Neckline
  underarms: readonly [Point, Point]
  sideAt: (side: Side, y: number) => Point
}

/** The folds a bodice's cloth shows: drags from underarm, bust and waist, loose verticals, gathers at a cinched waist, a cowl's catenaries. */
export function bodiceFolds(figure: Figure, options: BodiceOptions, drafted: Drafted): Fold[] {
  const loose = clamp((options.ease.waist - 0.03) / 0.2)
  const folds: Fold[] = []
  for (const side of sides) {
    folds.push(...waistDrags(figure, options, drafted, side, loose))
    if (loose > 0.3) folds.push(...verticals(figure, options, drafted, side))
    folds.push(
      ...(figure.view === 'front'
        ? bustDrags(figure, options, drafted, side, loose)
        : bladeDrags(figure, drafted, side)),
    )
  }
  if (options.cinch) folds.push(...gathers(figure, options, options.cinch))
  if (options.neckline === 'cowl' && figure.view === 'front') folds.push(...catenaries(figure, options, drafted))
  return folds
}

function bustDrags(figure: Figure, options: BodiceOptions, { underarms }: Drafted, side: Side, loose: number): Fold[] {
  const { levels, build } = figure
  const { wide, tall } = proportionOf(figure)
  const bust = figure.across(side * figure.halfWidth(levels.bust) * 0.5, levels.bust)
  const underarm = underarms[indexOf(side)]
  const folds: Fold[] = []
  if (build.gender === 'female' && build.ageGroup === 'adult') {
    const mound = [add(bust, [0, -0.34 * tall]), add(bust, [0, -0.04]), add(bust, [0, 0.22 * tall])]
    folds.push({
      path: mound,
      widths: [0.2, 0.2],
      height: 0.36 * (1 - loose * 0.5) * Math.min(1.2, build.bust),
      kind: 'ridge',
      fades: [0.6, 0.42],
    })
  }
  const count = options.chance.whole(2, 3)
  for (let k = 0; k < count; k++) {
    const from = add(underarm, [-side * 0.02, (0.02 + k * 0.06) * tall])
    const to = add(bust, [side * (0.02 + k * 0.04) * wide, (0.12 + k * 0.16) * tall])
    folds.push(ridge([from, add(mix(from, bust, 0.5), [0, (0.06 + k * 0.05) * tall]), to], 0.03 + 0.012 * k, 0.42))
  }
  return folds
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

/** Short pulls into a shaped waist; cloth that hangs straight from the armhole has none. */
function waistDrags(figure: Figure, options: BodiceOptions, { sideAt }: Drafted, side: Side, loose: number): Fold[] {
  const { wide, tall } = proportionOf(figure)
  if (options.hem < figure.levels.waist - 0.2) return []
  const waist = Math.min(options.waist ?? figure.levels.waist, options.hem - 0.02)
  const shaped = clamp(1.15 - options.box) * (1 - loose * 0.6)
  const count = options.cinch ? 2 : shaped > 0.7 ? 3 : shaped > 0.35 ? 2 : 0
  return Array.from({ length: count }, (_, k) => {
    const from = sideAt(side, waist + ((k - 1) * 0.09 - 0.02) * tall)
    const reach = options.chance.between(0.14, 0.26) * wide
    const to: Point = [from[0] - side * reach, from[1] + (k - 1) * 0.07 + options.chance.between(-0.02, 0.03)]
    return ridge([from, add(mix(from, to, 0.5), [0, 0.012]), to], 0.026 + loose * 0.02, 0.5 * shaped)
  })
}

/** The fall of loose cloth: one long soft ridge from under the arm towards the hem, one from the fullest part of the chest, and a break at the side. */
function verticals(figure: Figure, options: BodiceOptions, { underarms, sideAt }: Drafted, side: Side): Fold[] {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const soft = 1 - (options.cloth?.stiffness ?? 0.5)
  const length = options.hem - levels.bust
  if (length < 0.5 * tall) return []
  const height = 0.26 + 0.2 * soft
  const underarm = underarms[indexOf(side)]
  const chance = options.chance
  const half = figure.halfWidth(levels.bust)
  const at = (share: number) => levels.bust + length * share
  const foot = figure.across(side * half * chance.between(0.66, 0.8), options.hem - 0.02)
  const fromArm = ridge(
    [add(underarm, [-side * 0.05, 0.12 * tall]), mix(figure.across(side * half * 0.84, at(0.45)), foot, 0.2), foot],
    0.045,
    height,
    [0.3, 0.5],
    0.08,
  )
  const chest = figure.across(side * half * chance.between(0.42, 0.52), at(0.1))
  const low = figure.across(side * half * chance.between(0.3, 0.42), at(chance.between(0.78, 0.92)))
  const fromChest = ridge([chest, mix(chest, low, 0.5), low], 0.05, height * 0.8, [0.5, 0.55], 0.07)
  const edge = sideAt(side, at(0.8))
  const pull = ridge(
    [edge, add(edge, [-side * 0.12, -0.05 * tall]), add(edge, [-side * 0.3, -0.15 * tall])],
    0.03,
    height,
    [0.15, 0.7],
    0.045,
  )
  return chance.happens(0.5) ? [fromArm, fromChest, pull] : [fromArm, pull]
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
