import { add, type Chance, lerp, mix, type Path, type Point, reversed } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { detail, detailed, edge, topstitch } from '../marks.ts'
import { skirt } from './skirt.ts'
import type { SkirtCut } from './skirtCut.ts'

interface ApronKnobs {
  /** Share of the width that lies plain. */
  apron: number
  straps: number
  fringe: 'fringe' | 'plain'
  pin: 'pin' | 'none'
}

/** The plain upper front of a kilt, which ends at the wearer's right (the viewer's left) in a fringe, with its straps and pin. */
export function kiltApron(figure: Figure, cut: SkirtCut, knobs: ApronKnobs, chance: Chance): Piece[] {
  const whole = skirt(figure, cut, chance)
  const rows = whole.left.map((from, i) => [from, whole.right[i]] as const)
  const across = (row: number, share: number): Point => {
    const [from, to] = rows[row]
    const sag = 1 - (2 * share - 1) ** 2
    const middle = whole.surface?.[row]
    const dip = middle ? middle[Math.floor(middle.length / 2)].y - (from[1] + to[1]) / 2 : 0
    return add(mix(from, to, share), [0, dip * sag])
  }
  const margin = (1 - knobs.apron) / 2
  const [near, far] = [margin * 0.75, 1 - margin * 1.25]
  const run = (share: number): Path => rows.map((_, row) => across(row, share))
  const [left, right] = [run(near), run(far)]
  const last = rows.length - 1
  const edgeOf = (row: number) => Array.from({ length: 13 }, (_, k) => across(row, lerp(near, far, k / 12)))
  const hem = edgeOf(last).map((p) => add(p, [0, 0.015]))
  const apron = detailed(
    makePiece('skirt', 'apron', [[...edgeOf(0), ...right, ...reversed(hem), ...reversed(left)]], {
      order: 1,
      left,
      right,
      fullness: 0.8,
    }),
    { lines: [edge(left, 2), edge(right, 1.4), topstitch(left.map((p) => add(p, [0.05, 0])))] },
  )
  const fringe = knobs.fringe === 'fringe' ? [fringeAlong(left, chance)] : []
  const straps = Array.from({ length: Math.round(knobs.straps) }, (_, k) => strap(left, 0.05 + k * 0.15, k))
  return [...fringe, apron, ...straps, ...(knobs.pin === 'pin' ? [pin(left)] : [])]
}

/** Loose warp ends beside the apron's edge. */
function fringeAlong(path: Path, chance: Chance): Piece {
  const outer = path.map((p, i) => add(p, [-0.075 - 0.012 * (i % 2), 0.015]))
  const threads = path.flatMap((p, i) =>
    i < path.length - 1
      ? [0, 0.33, 0.66].map((k) => {
          const from = mix(p, path[i + 1], k)
          return detail([from, add(from, [-0.06 - chance.between(0, 0.03), 0.02 + chance.between(0, 0.02)])], 1.1)
        })
      : [],
  )
  return makePiece('trim', 'fringe', [[...path, ...reversed(outer)]], {
    order: 0.9,
    left: outer,
    right: path,
    fullness: 0.1,
    brightness: 0.85,
    castsShadow: false,
    lines: threads,
    contours: [],
  })
}

function strap(path: Path, share: number, k: number): Piece {
  const at = path[Math.round(share * (path.length - 1))]
  const [from, to] = [add(at, [-0.13, -0.012]), add(at, [0.16, 0.012])]
  const [low, high] = [0.028, -0.028]
  const outline = [add(from, [0, high]), add(to, [0, high]), add(to, [0.02, 0]), add(to, [0, low]), add(from, [0, low])]
  return makePiece('strap', `strap${k}`, [outline], {
    order: 4.5,
    left: [outline[0], outline[4]],
    right: [outline[1], outline[3]],
    fullness: 0.3,
    cloth: 'leather',
    colour: 'trim',
    takesPrint: false,
    fittings: [{ at: add(at, [-0.05, 0]), radius: 0.035, kind: 'buckle', finish: 'silver' }],
  })
}

function pin(path: Path): Piece {
  const at = add(path[Math.round(0.74 * (path.length - 1))], [0.14, 0])
  const outline = [add(at, [-0.02, -0.2]), add(at, [0.016, -0.2]), add(at, [0.012, 0.18]), add(at, [-0.008, 0.18])]
  return makePiece('trim', 'pin', [outline], {
    order: 4.5,
    fullness: 0.4,
    takesPrint: false,
    colour: 'trim',
    fittings: [
      { at: add(at, [0, -0.19]), radius: 0.03, kind: 'snap', finish: 'silver' },
      { at: add(at, [0, 0.16]), radius: 0.017, kind: 'snap', finish: 'silver' },
    ],
  })
}
