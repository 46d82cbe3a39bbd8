import { type Color, colorDistance, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import type { Path, Point } from '@toile/geometry'
import { evened } from './axisOf.ts'
import { middleOf } from './cutOutline.ts'
import { detailsOf } from './detailsOf.ts'
import type { Region, Regions } from './regionsIn.ts'
import type { Cutting } from './snippet.ts'

/** How many unlike shapes a print has at the most. */
const most = 9
/** The part of the best one's worth that a shape must have. */
const least = 0.25
/** How much of the smaller of two regions lies in the other when both are of one thing. */
const same = 0.35
/** The part of a rim that lies level or upright from which a thing stands. */
const upright = 0.42
/** The share of the picture from which a shape is as welcome as any, and from which it is more likely many things. */
const usual = 0.012
const large = 0.09
/** What is this dark is more likely the gap between things. */
const dark = { light: 0.34, chroma: 0.06 } as const
/** What makes a shape good. */
const good = { even: 0.955, compact: 0.86, round: 0.97, full: 0.985, share: 0.01 } as const
/** From this likeness of two forms on their worth falls, down to this part of it. */
const alike = { from: 0.5, rest: 0.12 } as const

/** The shapes that a picture gives for scissors, the best first, each unlike those before it; none that is a fragment, a smear or cut by the picture's border. */
export function cuttingsOf({ field, regions }: Regions, colors: readonly Color[]): Cutting[] {
  const tones = colors.map(lightnessChromaHue)
  const chromas = tones.map(({ chroma }) => chroma)
  const lights = tones.map(({ lightness }) => lightness)
  const offers = regions
    .map((region) => {
      const { ink, details } = detailsOf(region, field, colors)
      const { form, area, jump } = region
      const part = area / (field.width * field.height)
      const size = Math.min(1, Math.sqrt(part / usual)) * (part > large ? 0.6 : 1)
      const lit = lights[ink] < dark.light && chromas[ink] < dark.chroma ? 0.35 : 1
      const worth =
        (0.45 + 0.55 * size) *
        form.solid ** 3 *
        form.even ** 4 *
        lit *
        (0.5 + 0.5 * form.compact) *
        (0.5 + Math.min(0.24, jump) * 2) *
        (0.75 + Math.min(0.12, chromas[ink]) * 2.6) *
        (details.length ? 1.25 : 1)
      return { region, ink, details, worth }
    })
    .toSorted((p, q) => q.worth - p.worth)
  const taken: typeof offers = []
  for (const offer of offers.filter(({ region }) => isGood(region.form, region.area / (field.width * field.height))))
    if (!taken.some(({ region }) => overlap(region, offer.region) > same)) taken.push(offer)
  const chosen: typeof offers = []
  const left = taken.filter(({ worth }) => worth > taken[0].worth * least)
  while (left.length && chosen.length < most) {
    const worths = left.map(({ region, ink, worth }) => {
      const likest = Math.max(
        0,
        ...chosen.map(
          (other) =>
            likeness(region, other.region) *
            (1 - Math.min(1, colorDistance(colors[ink], colors[other.ink]) / 45) * 0.8),
        ),
      )
      return worth * (1 - (1 - alike.rest) * Math.max(0, (likest - alike.from) / (1 - alike.from)))
    })
    const best = worths.indexOf(Math.max(...worths))
    chosen.push(...left.splice(best, 1))
  }
  return chosen.map(({ region, ink, details }) => {
    const scale = 1 / Math.sqrt(region.area)
    const [x, y] = middleOf(region.outline)
    const about = (path: Path) => path.map(([px, py]): Point => [(px - x) * scale, (py - y) * scale])
    return {
      outline: about(evened(region.outline)),
      ink,
      details: details.map((detail) => ({ ...detail, outline: about(evened(detail.outline)) })),
      stands: region.form.square > upright,
      share: region.area / (field.width * field.height),
    }
  })
}

/** Whether an eye knows a shape again: the same on both sides, or round and full, or large and without a bay, as a sail is. */
const isGood = ({ even, compact, solid }: Region['form'], share: number): boolean =>
  even >= good.even || (compact >= good.compact && solid >= good.round) || (solid >= good.full && share >= good.share)

/** How much of the smaller of two regions lies in the other. */
function overlap(one: Region, other: Region): number {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.left + one.mask.width, other.left + other.mask.width)
  const bottom = Math.min(one.top + one.mask.height, other.top + other.mask.height)
  let both = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      both +=
        one.mask.values[(y - one.top) * one.mask.width + x - one.left] &
        other.mask.values[(y - other.top) * other.mask.width + x - other.left]
  return both / Math.min(one.area, other.area)
}

/** How alike two forms are, 0..1. */
const likeness = ({ form: a, area: p }: Region, { form: b, area: q }: Region): number =>
  Math.max(
    0,
    1 -
      2 * Math.abs(a.breadth - b.breadth) -
      2 * Math.abs(a.compact - b.compact) -
      0.8 * Math.abs(a.square - b.square) -
      0.15 * Math.abs(Math.log(p / q)),
  )
