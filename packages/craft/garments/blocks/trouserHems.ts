import { add, along, mix, type Path, type Point, part, quadratic } from '@toile/geometry'
import { choiceKnob } from '../knob.ts'
import { type DrawnLine, makePiece, type Piece } from '../piece.ts'
import { crease, detail, edge, seam, topstitch, zip } from '../marks.ts'
import { rolledLeg } from './rolledLeg.ts'
import type { TrouserLeg } from './trouserLeg.ts'

type KnobHem = 'plain' | 'cuff' | 'raw' | 'slit' | 'elastic' | 'zip'

/** How a trouser leg ends; rolled by hand is a way of wearing, not a cut. */
export type TrouserHem = KnobHem | 'rolled'

/** The knob of a trouser's hem. */
export const trouserHemKnob = (normal: KnobHem = 'plain') =>
  choiceKnob(
    'Hem',
    [
      { id: 'plain', label: 'Plain' },
      { id: 'cuff', label: 'Turn-up' },
      { id: 'raw', label: 'Raw edge' },
      { id: 'slit', label: 'Side slit' },
      { id: 'elastic', label: 'Elastic' },
      { id: 'zip', label: 'Zip' },
    ],
    normal,
  )

const threads = 19

/** Lines and pieces of a leg's hem. */
export function trouserHem(leg: TrouserLeg, kind: TrouserHem): { lines: DrawnLine[]; pieces: Piece[] } {
  const { hem, outer } = leg
  const stitched = topstitch(hem.map((p) => add(p, [0, -0.05])))
  switch (kind) {
    case 'cuff':
      return { lines: [], pieces: [turnUp(leg)] }
    case 'rolled':
      return { lines: [], pieces: rolledLeg(leg) }
    case 'raw':
      return { lines: Array.from({ length: threads }, (_, k) => fray(along(hem, (k + 0.5) / threads), k)), pieces: [] }
    case 'slit': {
      const run = part(outer, 0.86, 1, 8).map((p) => add(p, [-leg.side * 0.018, 0]))
      return {
        lines: [stitched, edge(run, 2.2, [0.1, 0]), topstitch(run.map((p) => add(p, [-leg.side * 0.03, 0])))],
        pieces: [],
      }
    }
    case 'zip': {
      const run = part(outer, 0.78, 0.99, 10).map((p) => add(p, [-leg.side * 0.05, 0]))
      return {
        lines: [
          stitched,
          zip(run),
          seam(
            run.map((p) => add(p, [-leg.side * 0.04, 0])),
            1,
          ),
        ],
        pieces: [],
      }
    }
    case 'elastic':
      return { lines: [topstitch(hem.map((p) => add(p, [0, -0.1]))), ...shirred(hem)], pieces: [] }
    default:
      return { lines: [stitched], pieces: [] }
  }
}

/** A turned-up hem as a band of its own, a little wider than the leg. */
function turnUp(leg: TrouserLeg): Piece {
  const { point, end, hem } = leg
  const t = end - 0.11
  const top = quadratic(point(t, 1.06), add(point(t, 0), [0, 0.09]), point(t, -1.06), 14)
  const low = hem.map((p, i) => add(p, [(i / (hem.length - 1) - 0.5) * -leg.side * 0.02, 0.012]))
  const leftFirst = top[0][0] < top[top.length - 1][0]
  const [from, to] = [
    [top[0], low[0]],
    [top[top.length - 1], low[low.length - 1]],
  ]
  return makePiece('band', `turnUp${leg.leg}`, [[...top, ...low.slice().reverse()]], {
    order: leg.piece.order + 0.5,
    left: leftFirst ? from : to,
    right: leftFirst ? to : from,
    fullness: 0.5,
    lines: [topstitch(top.map((p) => add(p, [0, 0.03])))],
  })
}

const fray = (at: Point, k: number): DrawnLine =>
  detail([add(at, [0, -0.02]), add(at, [0.012 * ((k % 3) - 1), 0.035 + 0.02 * ((k * 5) % 4)])], 0.9, [0.1, 0.6])

const shirred = (hem: Path): DrawnLine[] =>
  Array.from({ length: 9 }, (_, k) => {
    const foot = along(hem, (k + 0.5) / 9)
    const head = add(mix(foot, along(hem, 0.5), -0.12), [0, -0.16 - 0.07 * ((k * 3) % 4)])
    return crease([foot, head], 1.2, [0.02, 0.8])
  })
