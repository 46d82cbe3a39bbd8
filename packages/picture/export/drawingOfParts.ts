import type { DrawnLayer, DrawnLine, LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { boundsOf, type Path, sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { chained } from '../kernels/chained.ts'
import { fitNodes } from '../kernels/fitNodes.ts'
import { outlineAxis } from './outlineAxis.ts'
import { innerRuns, runsOnCloth } from './innerRuns.ts'
import type { DrawnPart, LinePath } from './linePaths.ts'
import { pageOf } from './pageOf.ts'
import { visibleLines } from './visibleLines.ts'

/** How far a curve may be off, and how near ends are joined, in millimetres. */
const tolerance = 0.7
const touching = 0.9
/** Shorter lines are dots of a texture. */
const shortest = 2.5

/** A layer with its pen. */
interface Penned {
  layer: DrawnLayer
  pen: DrawnLine['pen']
}

const layers: Record<LinePath['layer'], Penned> = {
  body: { layer: 'seam', pen: 2 },
  outline: { layer: 'outline', pen: 4 },
  seam: { layer: 'seam', pen: 2 },
  topstitch: { layer: 'stitch', pen: 1 },
  fold: { layer: 'fold', pen: 1 },
  trim: { layer: 'seam', pen: 1 },
  hardware: { layer: 'seam', pen: 1 },
}

/** The parts of one garment as a line drawing in millimetres of cloth: what bounds it is its outline, edges within that are seams. */
export function drawingOfParts(
  { millimetresPerHead: unit }: Pick<Figure, 'millimetresPerHead'>,
  parts: readonly DrawnPart[],
): LineDrawing | null {
  const seen = visibleLines(parts)
  if (seen.length === 0) return null
  const covers = parts.flatMap((part) => part.covers.filter(({ length }) => length > 2))
  const sorted = seen.flatMap((line) => sortedBy(line, covers))
  const { place, width, height } = pageOf(seen, unit)
  const groups = Map.groupBy(sorted, ({ layer, pen }) => `${layer} ${pen}`)
  const lines = [...groups.values()].flatMap((group) => {
    const { layer, pen } = sure(group[0])
    const runs = chained(
      group.map(({ path }) => path.map(place)),
      touching,
    )
    return runs.flatMap((run) => lineOf(run, { layer, pen }))
  })
  const named = lines
    .toSorted((a, b) => b.pen - a.pen)
    .slice(0, limits.lineDrawing.lines)
    .map((line, i): DrawnLine => ({ ...line, id: `l${i + 1}` }))
  return {
    kind: 'lineDrawing',
    version: 1,
    from: 'look',
    category: 'top',
    choices: [],
    width,
    height,
    scale: 1,
    axis: outlineAxis(named, place([0, 0])[0]),
    garment: null,
    lines: named,
  }
}

/** What is sewn or folded ends where its cloth does. */
const sewn: ReadonlySet<LinePath['layer']> = new Set(['seam', 'topstitch', 'fold'])

interface Sorted extends Penned {
  path: Path
}

function sortedBy(line: LinePath, covers: readonly Path[]): Sorted[] {
  if (line.dash === 'stitch') return [{ ...layers.topstitch, path: line.path }]
  const penned = layers[line.layer]
  if (sewn.has(line.layer)) return runsOnCloth(line.path, covers).map((path) => ({ ...penned, path }))
  if (line.layer !== 'outline' && line.layer !== 'body') return [{ ...penned, path: line.path }]
  const { inner, outer } = innerRuns(line.path, covers)
  return [...outer.map((path) => ({ ...layers.outline, path })), ...inner.map((path) => ({ ...layers.seam, path }))]
}

function lineOf(run: Path, penned: Penned): Omit<DrawnLine, 'id'>[] {
  const [first, last] = [sure(run[0]), sure(run[run.length - 1])]
  const closed = run.length > 4 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= touching
  const path = closed ? [...run.slice(0, -1), first] : run
  const { left, right, top, bottom } = boundsOf(path)
  if (Math.max(right - left, bottom - top) < shortest) return []
  const nodes = fitNodes(path, tolerance, closed)
  return nodes.length < 2
    ? []
    : [{ ...penned, closed, guessed: false, nodes: nodes.slice(0, limits.lineDrawing.nodes) }]
}
