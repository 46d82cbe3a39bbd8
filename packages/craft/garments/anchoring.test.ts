import { contains, lerp, openChance, type Path, type Point } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { builds } from '../mannequins/builds/index.ts'
import type { Figure, View } from '../mannequins/figure.ts'
import { people } from '../mannequins/people/index.ts'
import { poseFigure } from '../mannequins/poseFigure.ts'
import { findPose } from '../mannequins/poses/index.ts'
import type { AnyGarment } from './garment.ts'
import { garments } from './index.ts'
import type { StoredKnobs } from './knob.ts'
import type { Piece } from './piece.ts'

const cloth = { weight: 120, stiffness: 0.5 }
const sides = [-1, 1] as const
const within = 2
/** What hangs from one shoulder, or from the arms, and what is cut away over the hips. */
const oneSided = new Set(['oneShoulderTop'])
const onArms = new Set(['bardotTop'])
const highCut = new Set(['swimsuit'])

/** Every build in two of the stances that its people take, from both sides. */
const stances = builds.flatMap((build) => {
  const wearer = people.find((person) => person.build === build.id)
  return (wearer?.flat.slice(0, 2) ?? []).flatMap((id) => {
    const pose = findPose(id)
    const seen = (view: View) => pose && poseFigure({ build, pose, view })
    const [front, back] = [seen('front'), seen('back')]
    return front && back ? [{ front, back }] : []
  })
})

const suits = ({ wornBy }: AnyGarment, { build }: Figure) =>
  wornBy.length === 0 ||
  wornBy.some(
    ({ gender, ageGroup }) => (!gender || gender === build.gender) && (!ageGroup || ageGroup === build.ageGroup),
  )

/** All knobs at least, at normal or at most together; choices stay normal, what can be worn open is closed, and hems are level: a slanted one bares by intent. */
const turns = ['least', 'normal', 'most'] as const
type Turn = (typeof turns)[number]
const turned = (garment: AnyGarment, turn: Turn): StoredKnobs => ({
  ...Object.fromEntries(
    Object.entries(garment.knobs).flatMap(([name, knob]) =>
      knob.kind === 'number' && name !== 'slant' ? [[name, knob[turn]]] : [],
    ),
  ),
  ...('worn' in garment.knobs ? { worn: 'closed' } : {}),
})

/** What a garment is drafted as, once for all that is asked of it. */
function drafting(garment: AnyGarment): (figure: Figure, turn: Turn) => readonly Piece[] {
  const drafted = new Map<string, readonly Piece[]>()
  afterAll(() => drafted.clear())
  return (figure, turn) => {
    const key = `${turn}, ${named(figure)}`
    const pieces =
      drafted.get(key) ??
      garment.draft(figure, turned(garment, turn), { chance: openChance(11), layered: false, tucked: false, cloth })
    drafted.set(key, pieces)
    return pieces
  }
}

const body = (pieces: readonly Piece[]) =>
  pieces.filter(({ role, layer }) => layer === 'front' && ['bodice', 'front', 'skirt', 'leg'].includes(role))

/** Where the closed outline of a garment's body ends to the left and to the right at a level; nothing where it ends in a hem or a leg line instead of a side. */
function spanAt(pieces: readonly Piece[], y: number): [number, number] | null {
  const crossings = body(pieces).flatMap(({ outlines }) =>
    outlines.flatMap((outline) =>
      outline.flatMap((p, i) => {
        const q = outline[(i + 1) % outline.length]
        const slope = (q[0] - p[0]) / (q[1] - p[1])
        return p[1] > y !== q[1] > y ? [{ x: p[0] + (y - p[1]) * slope, slope }] : []
      }),
    ),
  )
  const inOrder = crossings.toSorted((a, b) => a.x - b.x)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last || Math.max(Math.abs(first.slope), Math.abs(last.slope)) > 0.8) return null
  return [first.x, last.x]
}

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** Distance of a path's nearest corner to a line between two points. */
function nearest(paths: readonly Path[], from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  let least = Number.POSITIVE_INFINITY
  for (const path of paths) {
    for (const [x, y] of path) {
      const t = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length))
      least = Math.min(least, apart([x, y], [from[0] + dx * t, from[1] + dy * t]))
    }
  }
  return least
}

const named = ({ build, pose, view }: Figure) => `${build.id}, ${pose.id}, ${view}`

describe.each(garments.map((garment): [string, AnyGarment] => [garment.id, garment]))('%s', (_, garment) => {
  const worn = stances.filter(({ front }) => suits(garment, front))
  const cases = someOf(turns.flatMap((turn) => worn.map((stance) => ({ turn, ...stance }))))
  const draft = drafting(garment)

  it('[S3.26] hangs from the body within two millimetres, at least, normal and most of its knobs', () => {
    const wrong: string[] = []
    for (const { turn, front, back } of cases) {
      for (const figure of [front, back]) {
        const pieces = draft(figure, turn)
        const millimetres = (heads: number) => heads * figure.millimetresPerHead
        const outlines = pieces.filter(({ role }) => role !== 'sleeve').flatMap((piece) => piece.outlines)
        const holds = sides.map((side) => {
          const hold =
            garment.slot === 'bottom'
              ? Math.abs(waistGap(pieces, figure, side))
              : Math.min(
                  nearest(outlines, figure.neckPoint(side), figure.shoulderPoint(side)),
                  onArms.has(garment.id) ? armGap(pieces, figure, side) : Number.POSITIVE_INFINITY,
                  Math.abs(bustGap(pieces, figure, side)),
                )
          return millimetres(hold)
        })
        const hold = oneSided.has(garment.id) ? Math.min(...holds) : Math.max(...holds)
        if (hold > within) wrong.push(`${turn}, ${named(figure)}: ${hold.toFixed(1)} mm off`)
      }
    }
    expect(wrong.slice(0, 6)).toEqual([])
  })

  it('[S3.26] covers what it must', () => {
    const wrong: string[] = []
    for (const { turn, front } of cases) {
      const { levels } = front
      const outlines = draft(front, turn).flatMap((piece) => piece.outlines)
      const chest = [0.35, 0.8].map((t) => lerp(levels.bust, levels.underbust, t))
      const hips = [lerp(levels.highHip, levels.hip, 0.35), levels.hip]
      const all = [...chest, levels.waist, ...(highCut.has(garment.id) ? [] : hips)]
      const asked = { top: chest, outer: chest, bottom: hips, whole: all }[garment.slot]
      for (const y of asked) {
        for (const u of [-0.85, -0.4, 0.4, 0.85]) {
          if (!outlines.some((outline) => contains(outline, front.trunk(u, y))))
            wrong.push(`${turn}, ${named(front)}: bare at ${u}, ${y.toFixed(2)}`)
        }
      }
    }
    expect(wrong.slice(0, 6)).toEqual([])
  })

  it('[S3.26] has its side seams at the same place from both sides', () => {
    const wrong: string[] = []
    for (const { front, back } of someOf(worn)) {
      const [before, behind] = [draft(front, 'normal'), draft(back, 'normal')]
      const { bust, highHip, hip } = front.levels
      // A bib stops short of the side seams in front.
      for (const y of garment.slot === 'bottom' ? [highHip, hip] : [bust + 0.25, (bust + hip) / 2, hip]) {
        const [a, b] = [spanAt(before, y), spanAt(behind, y)]
        if (!a || !b) continue
        const gap = Math.max(Math.abs(a[0] + b[1]), Math.abs(a[1] + b[0]))
        if (gap > 0.03) wrong.push(`${named(front)} at ${y.toFixed(2)}: ${gap.toFixed(3)} heads apart`)
      }
    }
    expect(wrong.slice(0, 6)).toEqual([])
  })
})

/** The ease that a waist may have, which grows with the body: 0.06 heads on a woman of ordinary width. */
const easeOf = (figure: Figure) => 0.06 * Math.max(1, figure.halfWidth(figure.levels.waist) / 0.36)

/** How far sleeves that hold a garment up stand off the outside of the upper arm. */
function armGap(pieces: readonly Piece[], figure: Figure, side: -1 | 1): number {
  const arm = figure.arms[side < 0 ? 0 : 1]
  const paths = pieces.flatMap(({ outlines }) => [...outlines])
  return nearest(paths, arm.edge(0.05, 1), arm.edge(0.35, 1))
}

/** How far the top of a bottom lies from the contour of the body, beyond its ease. */
function waistGap(pieces: readonly Piece[], figure: Figure, side: -1 | 1): number {
  const band = pieces.filter(({ role, layer }) => layer === 'front' && (role === 'waistband' || role === 'skirt'))
  const points = (band.length ? band : body(pieces)).flatMap(({ outlines }) => outlines.flat())
  const [, high] = figure.trunk(side, figure.levels.waist)
  const near = points.filter(([x, y]) => Math.sign(x - figure.across(0, y)[0]) === side && Math.abs(y - high) < 0.8)
  const gaps = near.map(([x, y]) => {
    const contour = figure.trunk(side, y)
    const out = (x - contour[0]) * side
    return out < 0 ? -out : Math.max(0, out - easeOf(figure))
  })
  return gaps.length ? Math.min(...gaps) : Number.POSITIVE_INFINITY
}

/** The same for what is held at the bust: strapless, slip and halter cuts. */
function bustGap(pieces: readonly Piece[], figure: Figure, side: -1 | 1): number {
  const span = spanAt(pieces, figure.trunk(side, figure.levels.bust)[1])
  if (!span) return Number.POSITIVE_INFINITY
  const out = (span[side < 0 ? 0 : 1] - figure.trunk(side, figure.levels.bust)[0]) * side
  return out < 0 ? -out : Math.max(0, out - 0.05)
}
