import {
  add,
  type Chance,
  joined,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  quadratic,
  reversed,
  scale,
} from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { CuffKind } from './cuffKind.ts'
import { crease, detailed, edge, ridge, seam, topstitch } from '../marks.ts'
import type { SleeveCut } from './sleeveCut.ts'
import { sides } from '../upperBody.ts'

/** The cuff of one sleeve, from the sleeve's end to its whole length; a tied one has its ends as a second piece. */
export function draftCuff(
  figure: Figure,
  arm: 0 | 1,
  options: SleeveCut & { chance: Chance },
  end: number,
  ease: (t: number) => number,
): Piece[] {
  const kind = options.cuffKind ?? (options.rib ? 'rib' : 'barrel')
  const limb = figure.arms[arm]
  const side = sides[arm]
  const spare = spareOf(options, kind, ease(end))
  const last = options.length
  const steps = [0, 0.5, 1].map((k) => lerp(end, last, k))
  const bulge = kind === 'rib' ? [0.4, 1, 0.55] : kind === 'french' ? [0.7, 1, 1.25] : [1, 1, 1]
  const outer = steps.map((t, k) => limb.edge(t, 1, spare * bulge[k]))
  const inner = steps.map((t, k) => limb.edge(t, -1, spare * bulge[k]))
  const direction = limb.at(end).direction
  const across = (k: number, sag: number) =>
    quadratic(outer[k], add(mix(outer[k], inner[k], 0.5), scale(direction, sag)), inner[k], 10)
  const top = across(0, 0.045)
  const bottom = kind === 'elastic' ? fluted(outer[2], inner[2], direction, limb.at(end).normal) : across(2, 0.05)
  const piece = makePiece('cuff', `cuff${arm}`, [joined(top, reversed(inner), reversed(bottom), outer.slice(1, 2))], {
    order: 1.1,
    left: side < 0 ? outer : inner,
    right: side < 0 ? inner : outer,
    cloth: kind === 'rib' ? 'rib' : 'own',
    colour: options.contrast && kind !== 'rib' ? 'contrast' : 'main',
    takesPrint: kind !== 'rib',
    edges: kind === 'rib' || kind === 'elastic' ? [] : [{ at: 'cuff', path: bottom }],
  })
  const at = (u: number, k: number) => mix(lerpPath(top, u), lerpPath(bottom, u), k)
  const inset = side < 0 ? -0.02 : 0.02
  switch (kind) {
    case 'rib':
      return [piece]
    case 'elastic':
      return [
        detailed(piece, {
          lines: [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.93].map((u) =>
            crease([at(u, 0.02), at(u, 0.5), at(u, 0.9)], 1.1, [0.05, 0.5]),
          ),
        }),
      ]
    case 'french':
      return [
        detailed(piece, {
          lines: [
            topstitch(offset(bottom, inset)),
            edge([at(0.7, 0), at(0.72, 0.5), at(0.7, 1)], 1.6, [0, 0]),
            seam([at(0.8, 0.02), at(0.83, 0.5), at(0.82, 0.98)], 1, [0, 0]),
          ],
          folds: [ridge([at(0.05, 0.9), at(0.5, 0.98), at(0.95, 0.9)], 0.03, 0.4)],
          fittings: [{ at: at(0.75, 0.5), radius: 0.019, kind: 'snap' }],
        }),
      ]
    case 'tie':
      return [piece, ...tiedEnds(arm, at(0.6, 0.5), options.chance.branch('tie'))]
    default:
      return [
        detailed(piece, {
          lines: [
            topstitch(offset(bottom, inset)),
            ...(figure.view === 'back' || options.cuff === undefined || options.cuff < 0.09
              ? []
              : [seam([at(0.86, 0.04), at(0.87, 0.96)], 1, [0, 0])]),
          ],
          fittings: figure.view === 'back' ? [{ at: at(0.72, 0.5), radius: 0.016, kind: 'button' }] : [],
        }),
      ]
  }
}

function spareOf({ shape }: SleeveCut, kind: CuffKind, ease: number): number {
  if (shape === 'bishop' || shape === 'puff' || shape === 'lantern' || kind === 'elastic' || kind === 'tie') return 0.02
  return Math.min(ease * (kind === 'rib' ? 0.55 : 0.8), 0.05)
}

const lerpPath = (path: Path, u: number): Point => path[Math.round(u * (path.length - 1))]

/** The little frill below an elastic. */
function fluted(outer: Point, inner: Point, direction: Point, normal: Point): Point[] {
  const [from, to] = [add(outer, scale(normal, 0.035)), add(inner, scale(normal, -0.035))]
  return Array.from({ length: 29 }, (_, k) => {
    const u = k / 28
    return add(mix(from, to, u), scale(direction, 0.05 + 0.045 * Math.sin(Math.PI * u) + 0.014 * Math.sin(u * 31)))
  })
}

function tiedEnds(arm: 0 | 1, at: Point, chance: Chance): Piece[] {
  return ([-1, 1] as const).map((turn, k): Piece => {
    const length = chance.between(0.2, 0.28)
    const tip = add(at, [turn * chance.between(0.05, 0.09), length])
    const wide = 0.018
    const outline: Path = [
      add(at, [-wide * 0.6, 0]),
      add(at, [wide * 0.6, 0]),
      add(tip, [wide, -0.01]),
      add(tip, [-wide, 0.012]),
    ]
    return makePiece('cuff', `cuffTie${arm}${k}`, [outline], {
      order: 1.2,
      left: [outline[0], outline[3]],
      right: [outline[1], outline[2]],
      fullness: 0.28,
      takesPrint: false,
    })
  })
}
