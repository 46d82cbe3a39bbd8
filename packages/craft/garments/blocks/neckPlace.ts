import type { Point } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'

/** Where one half of a neck edge runs: from its top on the shoulder (or the underarm, where that is bare) to its centre. */
export interface NeckPlace {
  side: Side
  top: Point
  centre: Point
  underarm: Point
  /** Depth of the centre below the neck level, in heads. */
  depth: number
}

/** The side of the page on which a one-shouldered bodice is bare: the wearer's right. */
export const bareSide = ({ view }: Figure): Side => (view === 'front' ? -1 : 1)
