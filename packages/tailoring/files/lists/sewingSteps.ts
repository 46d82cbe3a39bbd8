import { sure } from '@toile/geometry'
import type { EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'

/** What is done in a step, in the order of the work. */
const stepKinds = [
  'fuse',
  'dart',
  'pleat',
  'pocketHem',
  'pocket',
  'yoke',
  'opening',
  'panel',
  'center',
  'shoulder',
  'side',
  'inseam',
  'crotch',
  'sleeveSeam',
  'sleeve',
  'ring',
  'collar',
  'facing',
  'join',
  'waist',
  'cuff',
  'lining',
  'seam',
  'hem',
] as const

export type StepKind = (typeof stepKinds)[number]

/** A step of sewing: the names of the pieces that it is done to and of those they are sewn to, how often it is done, by how much the first are longer and whether a rib is stretched for it, and the allowance in millimetres. */
export interface SewingStep {
  kind: StepKind
  pieces: readonly string[]
  to: readonly string[]
  times: number
  fullness: number
  rib: boolean
  allowance: number
}

/** The steps that a garment is sewn in: what its stitches say, in the order of the work, and then what is turned up. */
export function sewingSteps(pattern: Pattern): SewingStep[] {
  const pieceOf = (id: string) => sure(pattern.pieces.find((piece) => piece.id === id))
  const steps = [
    ...pattern.pieces.flatMap((piece) => ownSteps(piece, 'before')),
    ...pattern.stitches.map((stitch) => stitchStep(stitch, pieceOf)),
    ...pattern.pieces.flatMap((piece) => ownSteps(piece, 'after')),
  ]
  const merged = [
    ...Map.groupBy(steps, ({ kind, pieces, to }) =>
      [kind, [...pieces].toSorted(), [...to].toSorted()].join('|'),
    ).values(),
  ]
  return merged
    .map((alike): SewingStep => ({ ...sure(alike[0]), times: alike.reduce((sum, { times }) => sum + times, 0) }))
    .toSorted((a, b) => stepKinds.indexOf(a.kind) - stepKinds.indexOf(b.kind))
}

/** What is done to a piece by itself: interlining is fused and pleats are laid before it is sewn, hems are turned up in the end. */
function ownSteps(piece: Piece, when: 'before' | 'after'): SewingStep[] {
  const step = (kind: StepKind, times: number, allowance = 0): SewingStep[] =>
    times > 0
      ? [
          {
            kind,
            pieces: [piece.name],
            to: [],
            times: times * (piece.cut.pair ? 2 : 1),
            fullness: 1,
            rib: false,
            allowance,
          },
        ]
      : []
  if (when === 'after') {
    const hems = piece.edges.filter(({ end }) => end === 'hem')
    return step(
      /pocket/i.test(piece.id) ? 'pocketHem' : 'hem',
      hems.length > 0 ? 1 : 0,
      Math.max(0, ...hems.map(({ allowance }) => allowance)),
    )
  }
  const pleats = piece.lines.filter(({ kind }) => kind === 'pleat').length
  return [...step('fuse', piece.cut.of === 'interlining' ? 1 : 0), ...step('pleat', Math.ceil(pleats / 2))]
}

function stitchStep({ first, second, fullness = 1 }: Stitch, pieceOf: (id: string) => Piece): SewingStep {
  const names = (run: readonly EdgeOf[]) => [...new Set(run.map(({ piece }) => pieceOf(piece).name))]
  const runs = [...first, ...second]
  const allowance = Math.min(
    ...runs.map(({ piece, edge }) => sure(pieceOf(piece).edges.find(({ id }) => id === edge)).allowance),
  )
  const rib = runs.some(({ piece }) => pieceOf(piece).cut.of === 'rib')
  return { kind: kindOf(first, second), pieces: names(first), to: names(second), times: 1, fullness, rib, allowance }
}

/** What a seam is, by its pieces and by the parts of them that it joins; the first that fits. */
function kindOf(first: readonly EdgeOf[], second: readonly EdgeOf[]): StepKind {
  const runs = [...first, ...second]
  const pieces = runs.map(({ piece }) => piece)
  const some = (part: RegExp) => runs.some(({ edge }) => part.test(edge))
  const of = (part: RegExp) => pieces.some((piece) => part.test(piece))
  const one = new Set(pieces).size === 1
  const firstOf: readonly (readonly [StepKind, boolean])[] = [
    ['dart', one && runs.every(({ edge }) => /^dart/i.test(edge))],
    ['lining', pieces.every((piece) => /lining/i.test(piece))],
    ['ring', one && some(/^(start|end)/)],
    ['facing', of(/facing/i) && !of(/fly|slit/i)],
    ['pocket', of(/pocket/i) && !some(/^(waist|side)/)],
    ['opening', of(/fly|placket|zip/i) || some(/^(fly|opening|zip|lap)/)],
    ['waist', of(/^waist/i) && !one],
    ['cuff', of(/cuff|ankle|hemRib|binding/i)],
    ['collar', of(/collar|stand|hood|neckRib|neck/i) || some(/^neck/)],
    ['sleeveSeam', of(/^sleeve/i) && some(/^(under|over)/)],
    ['sleeve', of(/^sleeve/i) || some(/^(head|raglan)/)],
    ['yoke', of(/yoke/i) && some(/^(yoke|front)/)],
    ['shoulder', some(/^shoulder/)],
    ['side', some(/^side/)],
    ['inseam', some(/^inseam/)],
    ['crotch', some(/^(crotch|seat)/)],
    ['center', some(/^(center|nape|crown)/)],
    ['panel', some(/^(princess|panel|line)/)],
    ['join', some(/^(waist|hem|upper|lower|inner|join)/)],
  ]
  return firstOf.find(([, fits]) => fits)?.[0] ?? 'seam'
}
