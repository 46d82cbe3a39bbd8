import { lerp, type Point } from '@toile/geometry'
import type { InnerLine } from '../../pattern/pattern.ts'
import type { Opening } from './shell.ts'

/** A front that buttons: how far it laps beyond the middle, how wide the facing is that is folded under, in millimetres, how many buttons, and how far the first lies below the neck. */
interface Buttoned {
  lap: number
  facing: number
  buttons: number
  first?: number
  /** How far the last button lies above the hem. */
  last?: number
  /** Whether the neck is worn open, so that the lap is turned in and no collar is sewn to it. */
  open?: boolean
  /** Whether the buttons are hidden under a second fold. */
  hidden?: boolean
}

const upright = (id: string, kind: InnerLine['kind'], x: number, from: number, to: number): InnerLine => ({
  id,
  kind,
  path: [
    [x, from],
    [x, to],
  ],
})

/** A front with a placket folded under: neck and hem run on over the lap, the buttons lie on the middle. */
export function buttonedFront({ lap, facing, buttons, first = 62, last = 95, open, hidden }: Buttoned): Opening {
  const edge = -lap - facing * (hidden ? 2 : 1)
  return {
    edges: ({ from, steps }) => {
      const low = steps.at(-1)?.to[1] ?? 0
      return [
        { id: 'neckLap', to: [-lap, low], end: open ? 'finished' : 'seam', allowance: 7 },
        { id: 'facingTop', to: [edge, low], end: 'finished', allowance: 7 },
        { id: 'facing', to: [edge, from[1]], end: 'finished', allowance: 10 },
        {
          id: 'lapHem',
          to: from,
          end: 'hem',
          ...(steps[0]?.allowance === undefined ? {} : { allowance: steps[0].allowance }),
        },
      ]
    },
    marks: ({ from, steps }) => {
      const low = steps.at(-1)?.to[1] ?? 0
      const bottom = from[1]
      const lastAt = bottom + Math.min(last, (low - bottom) * 0.3)
      const firstAt = low - Math.min(first, (low - bottom) * 0.3)
      return {
        lines: [
          upright('fold', 'fold', -lap, bottom, low),
          ...(hidden ? [upright('secondFold', 'fold', -lap - facing, bottom, low)] : []),
          upright('middle', 'placement', 0, bottom, low),
        ],
        drills: Array.from(
          { length: buttons },
          (_, i): Point => [0, lerp(firstAt, lastAt, buttons > 1 ? i / (buttons - 1) : 0)],
        ),
      }
    },
  }
}
