import type { Chance } from '@toile/geometry'
import { add, along, lerp, mix, type Path, type Point, reversed } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import { type DrawnLine, type Fitting, makePiece, type Piece } from '../piece.ts'
import { crease, detail, detailed, seam } from '../marks.ts'
import { proportion } from './proportion.ts'
import { tieBow } from './tie.ts'
import { waistband } from './waistband.ts'

/** How the waist of a bottom is finished. */
export type BandKind = 'stitched' | 'elastic' | 'faced' | 'belt' | 'paperbag' | 'corset'

/** The knob of a bottom's waistband. */
export const bandKnob = (normal: BandKind = 'stitched') =>
  choiceKnob(
    'Waistband',
    [
      { id: 'stitched', label: 'Stitched band' },
      { id: 'elastic', label: 'Elastic' },
      { id: 'faced', label: 'Faced, without band' },
      { id: 'belt', label: 'Belted' },
      { id: 'paperbag', label: 'Paperbag' },
      { id: 'corset', label: 'High corset waist' },
    ],
    normal,
  )

interface BandPlace {
  y: number
  ease: number
  /** Belt loops and a button on the ordinary band. */
  sewn?: { loops: boolean; button: boolean }
}

/** The pieces of a waist finish at a level; a faced waist has none. */
export function waistFinish(figure: Figure, kind: BandKind, { y, ease, sewn }: BandPlace, chance: Chance): Piece[] {
  const band = { y, ease }
  const stitched = { ...band, height: 0.12, kind: 'stitched', button: sewn?.button } as const
  switch (kind) {
    case 'faced':
      return []
    case 'elastic':
      return [waistband(figure, { ...band, height: 0.16, kind: 'elastic' })]
    case 'belt':
      return [
        waistband(figure, { ...stitched, loops: true }),
        waistband(figure, { ...band, ease: ease + 0.006, height: 0.1, kind: 'belt' }),
      ]
    case 'paperbag':
      return paperbag(figure, y, ease, chance)
    case 'corset':
      return [corset(figure, y, ease)]
    default:
      return [waistband(figure, { ...stitched, loops: sewn?.loops })]
  }
}

/** A cinched channel with the cloth standing up above it in a frill, tied in front. */
function paperbag(figure: Figure, y: number, ease: number, chance: Chance): Piece[] {
  const tie = waistband(figure, { y, ease: ease + 0.004, height: 0.1, kind: 'plain' })
  const { height } = proportion(figure)
  const foot = tie.outlines[0].slice(0, 17)
  const steps = 34
  const rise = 0.17 * height
  const phase = chance.between(0, 6)
  const upper = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps
    const [x, low] = along(foot, share)
    const wave = 0.03 * Math.sin(share * 44 + phase) + 0.014 * Math.sin(share * 71)
    return [x + (share - 0.5) * 0.09 + 0.012 * Math.cos(share * 44 + phase), low - rise * (0.9 + 0.5 * wave * 10)]
  })
  const crimps = Array.from({ length: 15 }, (_, k) => {
    const share = (k + 0.5 + chance.between(-0.25, 0.25)) / 15
    return crease(
      [along(foot, share), mix(along(foot, share), along(upper, share), chance.between(0.55, 0.9))],
      1.2,
      [0.02, 0.7],
    )
  })
  const frill = makePiece('band', 'paperbag', [[...upper, ...reversed(foot)]], {
    order: 3,
    left: [upper[0], foot[0]],
    right: [upper[steps], foot[16]],
    fullness: 0.3,
    lines: crimps,
  })
  const gathers = Array.from({ length: 13 }, (_, k) => {
    const from = along(tie.outlines[0].slice(17).reverse(), (k + 0.5) / 13)
    const fall = chance.between(0.12, 0.34) * height
    return crease([from, add(from, [chance.between(-0.02, 0.02) + (k - 6) * 0.005, fall])], 1.2, [0.02, 0.85])
  })
  const bow =
    figure.view === 'back'
      ? []
      : tieBow(figure.across(0.04, y + 0.06), 0.2, 6, chance.branch('bow')).map((piece) => ({
          ...piece,
          name: `bag${piece.name}`,
        }))
  return [frill, detailed(tie, { lines: gathers }), ...bow]
}

/** A high shaped waist with bones, laced in front. */
function corset(figure: Figure, y: number, ease: number): Piece {
  const { underbust, waist } = figure.levels
  const top = lerp(waist, underbust, 0.72)
  const low = y + 0.12
  const band = waistband(figure, { y: (top + low) / 2, ease: Math.min(ease, 0.012), height: low - top, kind: 'plain' })
  const outline = band.outlines[0]
  const [upper, lower] = [outline.slice(0, 17), outline.slice(17).reverse()]
  const bones = [0.14, 0.3, 0.7, 0.86].map((share) => seam([along(upper, share), along(lower, share)], 1.2, [0, 0]))
  const laced =
    figure.view === 'back' ? { lines: [], fittings: [] } : lacing(along(upper, 0.5), along(lower, 0.5), 0.07)
  return detailed(band, { lines: [...bones, ...laced.lines], fittings: laced.fittings })
}

/** A laced opening between two points: eyelets in pairs and the cord that crosses between them; half width in heads. */
export function lacing(from: Point, to: Point, half: number): { lines: DrawnLine[]; fittings: Fitting[] } {
  const rows = Math.max(3, Math.round((to[1] - from[1]) / 0.11))
  const at = (k: number, side: number) => add(mix(from, to, (k + 0.5) / rows), [side * half, 0])
  const pairs = Array.from({ length: rows }, (_, k) => k)
  const crosses = pairs.slice(0, -1).flatMap((k): Path[] => [
    [at(k, -1), at(k + 1, 1)],
    [at(k, 1), at(k + 1, -1)],
  ])
  return {
    lines: [
      ...[-1, 1].map((side) =>
        seam([add(from, [side * half * 0.45, 0]), add(to, [side * half * 0.45, 0])], 1.2, [0, 0]),
      ),
      ...crosses.map((path) => detail(path, 1.5)),
    ],
    fittings: pairs.flatMap((k) =>
      [-1, 1].map((side): Fitting => ({ at: at(k, side), radius: 0.017, kind: 'eyelet' })),
    ),
  }
}
