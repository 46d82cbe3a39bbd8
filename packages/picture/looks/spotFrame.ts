import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Point } from '@toile/geometry'
import type { Chart } from '../cloth/chart.ts'
import { clothAt, figureAt } from '../cloth/onChart.ts'

/** A piece of cloth that spots are counted on. */
export interface SpotPiece {
  part: Spot['part']
  piece: string | null
  side: Spot['side']
  chart: Chart
}

/** A spot's place on the cloth of its piece in millimetres: from the middle, and from the upper end down. */
export const onCloth = ({ u, v, from }: Pick<Spot, 'u' | 'v' | 'from'>, { length }: Pick<Chart, 'length'>): Point => [
  u,
  from === 'top' ? v : length - v,
]

/** A spot to the tenth of a millimetre, as documents keep it. */
export const roundedSpot = (spot: Spot): Spot => ({ ...spot, u: tenth(spot.u), v: tenth(spot.v) })

/** Millimetres to their tenth. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** How spots of a piece and places of the figure in heads are carried to each other. */
export function spotFrame({ part, piece, side, chart }: SpotPiece) {
  return {
    /** The spot under a place of the figure, counted from the nearer end unless told. */
    spotAt(place: Point, from?: Spot['from']): Spot {
      const [u, v] = clothAt(chart, place)
      const end = from ?? (v > chart.length * 0.6 ? 'bottom' : 'top')
      return { part, ...(piece ? { piece } : {}), side, u, v: end === 'top' ? v : chart.length - v, from: end }
    },
    /** The place of a spot on the figure; nothing beyond the cloth. */
    placeOf: (spot: Spot): Point | null => figureAt(chart, onCloth(spot, chart)),
  }
}
