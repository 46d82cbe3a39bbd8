import { distance, lengths, reversed, sure } from '@toile/geometry'
import type { Run } from './clipPanel.ts'
import type { Panel } from './panel.ts'

/** Edges that are one place, in millimetres. */
const together = 3

/** Panels whose pockets end at their openings: the side of a pocket, most of whose outline is sewn to a bag that does not hang, is cut off along the opening of the front that it lies behind, and bears it as its edge `~opening`; with which edge of which panel each is then one. */
export function trimPockets(panels: readonly Panel[], isSewn: (panel: number, run: number) => boolean) {
  const openings: { panel: number; edge: string; side: number }[] = []
  const lost = panels.map(({ piece, runs }, p) =>
    runs.map(({ edge }, run) => piece.edges.find(({ id }) => id === edge)?.end === 'seam' && !isSewn(p, run)),
  )
  const trimmed = panels.map((panel, side): Panel => {
    const own = sure(lost[side])
    const chain = sewnChain(panel.runs, own)
    if (!chain || lengthOf(panel.runs.filter((_, i) => own[i])) < lengthOf(panel.runs) / 2) return panel
    const [start, end] = [sure(sure(chain[0]).path[0]), sure(sure(chain.at(-1)).path.at(-1))]
    for (const [p, other] of panels.entries())
      for (const [r, { edge, path }] of other.runs.entries()) {
        const meets = distance(sure(path[0]), start) < together && distance(sure(path.at(-1)), end) < together
        if (p === side || other.mirrored !== panel.mirrored || !sure(lost[p])[r] || !meets) continue
        openings.push({ panel: p, edge, side })
        return { ...panel, runs: [...chain, { edge: '~opening', path: reversed(path) }] }
      }
    return panel
  })
  return { trimmed, openings }
}

const lengthOf = (runs: readonly Run[]) => runs.reduce((sum, { path }) => sum + sure(lengths(path).at(-1)), 0)

/** The runs of an outline that are not lost, where they follow each other. */
function sewnChain(runs: readonly Run[], lost: readonly boolean[]): Run[] | null {
  const first = runs.findIndex((_, i) => !lost[i] && lost.at(i - 1))
  if (first < 0) return null
  const round = [...runs.slice(first), ...runs.slice(0, first)]
  const after = [...lost.slice(first), ...lost.slice(0, first)].indexOf(true)
  const chain = round.slice(0, after)
  return chain.length === lost.filter((one) => !one).length ? chain : null
}
