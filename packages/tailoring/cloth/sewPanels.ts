import { lengths, type Path, sure } from '@toile/geometry'
import type { EdgeOf, Pattern } from '../pattern/pattern.ts'
import { openGroups } from './openGroups.ts'
import type { Join, Panel, Sewn, Side } from './panel.ts'
import { panelsOf } from './panelsOf.ts'

/** How far an opening may lie from the middle of the body to be closed edge to edge, and how long it is at least; millimetres. */
const beyondMiddle = 45
const shortestOpening = 60

/** What hangs of a pattern and how it is sewn: zips, flies and rows of buttons are closed, bands are rings where what they hold is one; what is sewn to nothing else is left out. */
export function sewPanels(pattern: Pattern): Sewn {
  const panels = panelsOf(pattern)
  const sides = (run: readonly EdgeOf[]) => run.flatMap((of) => sideOf(panels, of))
  const joins = pattern.stitches.flatMap(({ first, second }): Join[] => {
    const join = { first: sides(first), second: sides(second) }
    return join.first.length > 0 && join.second.length > 0 ? [join] : []
  })
  const closed = [...joins, ...openingsOf(panels, joins)]
  const corners = cornersOf(panels, closed)
  const ahead = closed.map(({ first, second }) => ({
    first: inOrder(first, corners),
    second: inOrder(second, corners),
  }))
  return largest(panels, [...ahead, ...ringsOf(panels, ahead, corners)])
}

function sideOf(panels: readonly Panel[], { piece, edge, mirrored = false }: EdgeOf): Side[] {
  const panel = panels.findIndex((each) => each.piece.id === piece && each.mirrored === mirrored)
  const run = panels[panel]?.runs.findIndex((each) => each.edge === edge) ?? -1
  return run < 0 ? [] : [{ panel, run }]
}

/** Free edges in the middle of the body that meet their mirror image. */
function openingsOf(panels: readonly Panel[], joins: readonly Join[]): Join[] {
  const taken = new Set(joins.flatMap(({ first, second }) => [...first, ...second]).map(keyOf))
  return panels.flatMap(({ piece, mirrored, runs }, panel) =>
    runs.flatMap(({ edge, path }, run): Join[] => {
      const twin = sideOf(panels, { piece: piece.id, edge, mirrored: true })
      const [end] = piece.edges.filter(({ id }) => id === edge)
      const middle = path.every(([x]) => Math.abs(x) <= beyondMiddle) && sure(lengths(path).at(-1)) >= shortestOpening
      if (mirrored || !middle || !twin[0] || end?.end === 'hem' || taken.has(keyOf({ panel, run }))) return []
      return [{ first: [{ panel, run }], second: twin }]
    }),
  )
}

const keyOf = ({ panel, run }: Side) => `${panel} ${run}`

/** Which corners of panels come together when single edges are sewn; a corner bears the number of the run that starts at it. */
function cornersOf(panels: readonly Panel[], joins: readonly Join[]) {
  const firsts: number[] = []
  let count = 0
  for (const { runs } of panels) {
    firsts.push(count)
    count += runs.length
  }
  const groups = openGroups(count)
  const start = ({ panel, run }: Side) => sure(firsts[panel]) + run
  const end = ({ panel, run }: Side) => sure(firsts[panel]) + ((run + 1) % sure(panels[panel]).runs.length)
  for (const { first, second } of joins) {
    const [one, other] = [first[0], second[0]]
    if (!one || !other || first.length > 1 || second.length > 1) continue
    groups.join(start(one), end(other))
    groups.join(end(one), start(other))
  }
  return { start: (side: Side) => groups.of(start(side)), end: (side: Side) => groups.of(end(side)) }
}

/** Runs counter-clockwise round their panels; some are told the other way round. */
function inOrder(run: readonly Side[], { start, end }: ReturnType<typeof cornersOf>): readonly Side[] {
  let ahead = 0
  run.forEach((side, i) => {
    const next = run[i + 1]
    if (next && end(side) === start(next)) ahead++
    if (next && end(next) === start(side)) ahead--
  })
  return ahead < 0 ? run.toReversed() : run
}

/** The free ends of strips round the trunk, a neck or an arm that meet because what the strip is sewn to closes. */
function ringsOf(panels: readonly Panel[], joins: readonly Join[], corners: ReturnType<typeof cornersOf>): Join[] {
  const taken = new Set(joins.flatMap(({ first, second }) => [...first, ...second]).map(keyOf))
  return panels.flatMap(({ band, piece, runs }, panel): Join[] => {
    const { round } = piece.place
    if (!band && round !== 'neck' && round !== 'arm') return []
    const isSewn = runs.map((_, run) => taken.has(keyOf({ panel, run })))
    const run = isSewn.findIndex((sewn, i) => sewn && !isSewn.at(i - 1))
    if (run < 0 || isSewn.filter((sewn, i) => sewn && !isSewn.at(i - 1)).length > (round === 'neck' ? 2 : 1)) return []
    let last = run
    while (isSewn[(last + 1) % runs.length]) last = (last + 1) % runs.length
    const held = joins.find(({ first, second }) => [first, second].some((each) => each[0]?.panel === panel))
    const other = held?.first[0]?.panel === panel ? held.second : held?.first
    if (round === 'trunk' && other && corners.start(sure(other[0])) !== corners.end(sure(other.at(-1)))) return []
    const [before, after] = [(run + runs.length - 1) % runs.length, (last + 1) % runs.length]
    if (before === after || !alike(sure(runs[before]).path, sure(runs[after]).path)) return []
    return [{ first: [{ panel, run: before }], second: [{ panel, run: after }] }]
  })
}

/** Whether two ends are about as long, so that they can meet. */
function alike(one: Path, other: Path): boolean {
  const [a, b] = [sure(lengths(one).at(-1)), sure(lengths(other).at(-1))]
  return Math.min(a, b) > 8 && Math.max(a, b) < 1.4 * Math.min(a, b)
}

/** The largest part that hangs together. */
function largest(panels: readonly Panel[], joins: readonly Join[]): Sewn {
  const groups = openGroups(panels.length)
  for (const { first, second } of joins)
    for (const side of [...first, ...second]) groups.join(sure(first[0]).panel, side.panel)
  const sizes = new Map<number, number>()
  panels.forEach((_, i) => sizes.set(groups.of(i), (sizes.get(groups.of(i)) ?? 0) + 1))
  const [most] = [...sizes].toSorted((a, b) => b[1] - a[1])
  const kept = panels.flatMap((_, i) => (groups.of(i) === most?.[0] ? [i] : []))
  const renumbered = (run: readonly Side[]) =>
    run.map(({ panel, run: of }) => ({ panel: kept.indexOf(panel), run: of }))
  return {
    panels: kept.map((i) => sure(panels[i])),
    joins: joins
      .filter(({ first }) => kept.includes(sure(first[0]).panel))
      .map(({ first, second }) => ({ first: renumbered(first), second: renumbered(second) })),
  }
}
