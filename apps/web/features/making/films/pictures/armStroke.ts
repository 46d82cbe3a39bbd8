import type { ArmStroke } from '@toile/craft/films/movedSettings.ts'
import { type Place, thinned } from '../../parts/useStroke.ts'

/** Half the width of an arm, as a share of the height of a cut-out. */
const share = 0.014
/** Most places of a line. */
const most = 400

/** A line over the cut-out as the stroke that says what an arm is. */
export const armStroke = (line: readonly Place[], height: number): ArmStroke => ({
  points: thinned(line, most).map(([x, y]): [number, number] => [x, y]),
  radius: Math.max(1, Math.min(400, height * share)),
})

/** A stroke as an SVG path over the cut-out. */
export const armPath = ({ points }: Pick<ArmStroke, 'points'>): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${points.length === 1 ? 'z' : ''}`
