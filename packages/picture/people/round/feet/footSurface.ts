import type { Path, Point } from '@toile/geometry'
import { facesViewer } from './facesViewer.ts'
import { footSection, heelCurve, onSection } from './footSections.ts'
import type { OnUpper } from '../shoes/onUpper.ts'
import type { FootSpace } from './openFoot.ts'
import type { ShoeCut } from '../shoes/shoeCut.ts'

/** The outside of a foot or of what covers it. */
export interface Surface {
  point(place: OnUpper): Point
  /** Whether it is turned to the viewer there. */
  faces(place: OnUpper): boolean
}

const step = 0.015

/** Opens the outside of a foot, standing off it by a distance. */
export function openSurface(space: FootSpace, cut: ShoeCut, off: number): Surface {
  const point = ([at, turn]: OnUpper): Point => {
    const { forward, half, top, middle } = footSection(cut, at, space.inward)
    const [across, up] = onSection(Math.PI / 2 + (turn * space.inward * Math.PI) / 2)
    const height = (top + off) * up
    return space.put(forward + heelCurve(at, height), height, middle + across * (half + off))
  }
  return {
    point,
    faces([at, turn]) {
      const to = turn + step * 2 * space.inward
      return facesViewer([point([at, turn]), point([at, to]), point([at + step, to]), point([at + step, turn])])
    },
  }
}

/** The parts of a run over a surface that are turned to the viewer. */
export function seenRuns(surface: Surface, run: readonly OnUpper[]): Path[] {
  const runs: Point[][] = [[]]
  for (const place of run) {
    if (surface.faces(place)) runs[runs.length - 1].push(surface.point(place))
    else if (runs[runs.length - 1].length) runs.push([])
  }
  return runs.filter(({ length }) => length > 1)
}
