import { add, joined, lerp, mix, type Path, type Point, quadratic, reversed, scale } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { crease, detailed, edge, ridge, topstitch } from '../marks.ts'
import { sides } from '../upperBody.ts'

/** The end of a turned-up sleeve: its place on the arm, its ease there, and how often it is turned. */
interface Roll {
  end: number
  ease: (t: number) => number
  rolled: 'twice' | 'once'
  short: boolean
}

/** A sleeve with its end turned up: a band of the cloth's inner face that stands off the sleeve, the turn under it, and cloth that rests on both. */
export function rolledUp(figure: Figure, arm: 0 | 1, sleeve: Piece, roll: Roll): Piece[] {
  const { end, ease, rolled, short } = roll
  const limb = figure.arms[arm]
  const { direction } = limb.at(end)
  const deep = short ? 0.11 : rolled === 'once' ? 0.26 : 0.19
  const off = short ? 0.012 : 0.024
  /** A ring about the arm, tilted as a hand rolls it: lower at the outside. */
  const ring = (t: number, stand: number, sag: number, tilt: number) => {
    const spare = ease(Math.min(t, end))
    const outer = limb.edge(t + tilt, 1, spare + stand)
    const inner = limb.edge(t - tilt, -1, spare * 0.75 + stand)
    return quadratic(outer, add(mix(outer, inner, 0.5), scale(direction, sag)), inner, 14)
  }
  const turn = (name: string, order: number, [from, to]: readonly [number, number], stand: number, tilt: number) => {
    const top = ring(from, stand, 0.05, tilt)
    const low = ring(to, stand * 0.8, 0.085, tilt * 0.4)
    const at = (u: number, v: number): Point =>
      mix(top[Math.round(u * (top.length - 1))], low[Math.round(u * (low.length - 1))], v)
    const bulged = (u: 0 | 1): Path => [
      at(u, 0),
      add(at(u, 0.5), scale(limb.at(to).normal, u ? -0.008 : 0.008)),
      at(u, 1),
    ]
    const [outer, inner] = [bulged(0), bulged(1)]
    const piece = makePiece(
      'cuff',
      `${name}${arm}`,
      [joined(top, inner.slice(1, 2), reversed(low), outer.slice(1, 2))],
      {
        order,
        left: sides[arm] < 0 ? outer : inner,
        right: sides[arm] < 0 ? inner : outer,
        fullness: 0.6,
      },
    )
    return { piece, at, low }
  }
  const first = turn('roll', 1.4, [end - deep, end], off, rolled === 'twice' && !short ? 0.012 : 0.004)
  const band = detailed(
    { ...first.piece, brightness: 0.93, colour: rolled === 'once' && !short ? 'contrast' : 'main' },
    {
      folds: short
        ? []
        : [0.2, 0.55, 0.8].map((u, k) =>
            ridge(
              [first.at(u, 0.1), first.at(u + 0.08, 0.5), first.at(u + (k - 1) * 0.1, 0.9)],
              0.014,
              0.5,
              [0.1, 0.6],
              0.03,
            ),
          ),
      lines: short
        ? [topstitch(ring(end - 0.02, off, 0.08, 0.002))]
        : [
            ...(rolled === 'twice'
              ? [
                  edge(
                    [0.02, 0.25, 0.5, 0.75, 0.98].map((u) => first.at(u, 0.5 + 0.07 * Math.sin(u * 5))),
                    1.5,
                    [0, 0.06],
                  ),
                  crease([first.at(0.3, 0.52), first.at(0.36, 0.72), first.at(0.34, 0.92)], 1, [0.02, 0.7]),
                ]
              : [topstitch(ring(end - deep + 0.03, off, 0.055, 0.004), 0.8)]),
            crease([first.at(0.62, 0.06), first.at(0.7, 0.3), first.at(0.68, 0.44)], 1.1, [0.05, 0.7]),
          ],
    },
  )
  return [short ? sleeve : rested(sleeve, limb, end - deep, ease), band]
}

/** Cloth pushed up by a roll: it sags on the band in arcs that cross. */
function rested(sleeve: Piece, limb: Figure['arms'][number], from: number, ease: (t: number) => number): Piece {
  const arcs = [0.03, 0.11, 0.2, 0.3].map((up, k): Path => {
    const t = from - up
    const start = k % 2 ? 1 : -1
    const spare = ease(Math.max(0.1, t))
    return [
      limb.edge(t - 0.05, start * 0.96, spare * 0.7),
      limb.edge(t + 0.03, start * 0.25, 0),
      limb.edge(t + 0.012, -start * lerp(0.55, 0.35, up * 3), spare * 0.3),
    ]
  })
  return detailed(sleeve, {
    folds: arcs.map((path) => ridge(path, 0.022, 0.6, [0.06, 0.5], 0.04)),
    lines: arcs.slice(0, 3).map((path) => crease(path, 1.2, [0.05, 0.7])),
  })
}
