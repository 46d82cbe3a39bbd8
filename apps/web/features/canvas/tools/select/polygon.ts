import type { Combination } from '@toile/canvas/selecting/combined.ts'
import type { Bench } from '../../painting/usePainting.ts'
import type { Place } from '../../view/camera.ts'
import { overlay } from '../overlay.ts'
import type { Held } from '../tool.ts'
import { meets, select } from './meets.ts'

/** Pixels of the screen within which a press on the first or last corner closes the outline. */
const near = 8

let corners: readonly Place[] = []
let how: Combination = 'replace'

function put(next: readonly Place[]): void {
  corners = next
  overlay.put(next.length > 0 ? `M${next.map(([x, y]) => `${x} ${y}`).join('L')}` : '')
}

/** An outline that is drawn from corner to corner. */
export const polygon = {
  isOpen: () => corners.length > 0,
  /** Sets a corner, or closes the outline at its first or last one; says whether it closed. */
  press(at: Place, held: Held, bench: Bench): boolean {
    if (corners.length === 0) how = meets(held)
    const { zoom } = bench.look.get()
    const isOn = (corner: Place | undefined) =>
      corner !== undefined && Math.hypot(corner[0] - at[0], corner[1] - at[1]) * zoom < near
    if (corners.length > 2 && (isOn(corners[0]) || isOn(corners.at(-1)))) {
      polygon.close(bench)
      return true
    }
    put([...corners, at])
    return false
  },
  /** The corner that was set last goes along with the hand. */
  drag: (at: Place) => put([...corners.slice(0, -1), at]),
  back: () => put(corners.slice(0, -1)),
  drop: () => put([]),
  close(bench: Bench): void {
    const places = corners
    put([])
    if (places.length > 2) select(bench, { kind: 'outline', places }, how)
  },
}
