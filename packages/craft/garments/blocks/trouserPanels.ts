import { mix, offset, type Path, reversed } from '@toile/geometry'
import { choiceKnob } from '../knob.ts'
import { type DrawnLine, makePiece, type Piece } from '../piece.ts'
import { topstitch } from '../marks.ts'
import type { TrouserLeg } from './trouserLeg.ts'

/** What runs down the side of a leg. */
export type SidePanel = 'none' | 'single' | 'double' | 'tuxedo' | 'broad'

/** The knob of a trouser's side panel. */
export const panelKnob = (normal: SidePanel = 'none') =>
  choiceKnob(
    'Side stripe',
    [
      { id: 'none', label: 'None' },
      { id: 'single', label: 'Single' },
      { id: 'double', label: 'Double' },
      { id: 'tuxedo', label: 'Satin braid' },
      { id: 'broad', label: 'Broad panel' },
    ],
    normal,
  )

/** Stripes as shares of the leg's width, from the side seam. */
const stripes: Record<SidePanel, readonly (readonly [number, number])[]> = {
  none: [],
  single: [[0.08, 0.2]],
  double: [
    [0.06, 0.13],
    [0.19, 0.26],
  ],
  tuxedo: [[0, 0.1]],
  broad: [[0, 0.32]],
}

/** Pieces that run down the side of a leg, in the trim colour (a broad panel in the contrast colour) and under the leg's own light. */
export function sidePanel(leg: TrouserLeg, kind: SidePanel): Piece[] {
  const outer = leg.outer.slice(4)
  const inner = acrossFrom(leg, outer)
  return stripes[kind].map(([from, to], k) => {
    const run = (share: number): Path => outer.map((p, i) => mix(p, inner[i], share))
    const [near, far] = [run(from), run(to)]
    const ordered = leg.side < 0 ? [near, far] : [far, near]
    return makePiece('trim', `panel${leg.leg}${k}`, [[...near, ...reversed(far)]], {
      order: leg.piece.order + 0.4,
      left: ordered[0],
      right: ordered[1],
      volume: leg.piece.volume,
      colour: kind === 'broad' ? 'contrast' : 'trim',
      takesPrint: false,
      castsShadow: false,
      contours: from > 0 ? [] : [{ path: near, weight: 1, taper: [0, 0] }],
      lines: kind === 'broad' ? [topstitch(far)] : [],
    })
  })
}

/** The points of the inner edge that lie over against those of the outer one. */
function acrossFrom({ centre, inner }: TrouserLeg, outer: Path): Path {
  const whole = [...centre, ...inner.slice(1)]
  return outer.map(([, y]) => whole.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best)))
}

/** A second row of stitching along inseam and side seam. */
export const twinSeams = ({ inner, outer, side }: TrouserLeg): { lines: DrawnLine[] } => ({
  lines: [topstitch(offset(inner.slice(4), side * -0.022), 0.8), topstitch(offset(outer.slice(9), side * 0.022), 0.8)],
})
