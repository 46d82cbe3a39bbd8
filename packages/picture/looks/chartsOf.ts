import type { Spot } from '@toile/craft/applied/spot.ts'
import { type PartId, partOf } from '@toile/craft/garments/partOf.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { type Chart, chartOf } from '../cloth/chart.ts'
import type { Dressed } from './dressed.ts'
import { isOuter } from './pieceAt.ts'
import { tracedChart } from './traced/worn/tracedChart.ts'
import { wearTraced } from './wear.ts'

/** One piece of a worn garment on which something may be laid, as it is seen from one side. */
export interface ChartedPiece {
  part: PartId
  /** The piece's name, where its part has several; else nothing. */
  piece: string | null
  /** The piece's name in any case; of a traced sketch nothing. */
  name: string
  side: Spot['side']
  chart: Chart
}

/** The pieces of a garment as they lie on a figure, each with its chart. */
export function chartsOf(dressed: Dressed, figure: Figure): ChartedPiece[] {
  const side = figure.view
  if (dressed.kind === 'traced') {
    const worn = dressed.inSpace ?? wearTraced(dressed.traced, figure)
    return worn?.outer.length
      ? [{ part: 'whole', piece: null, name: '', side, chart: tracedChart(worn, figure.millimetresPerHead) }]
      : []
  }
  const outer = dressed.pieces.filter((piece) => isOuter(piece) && piece.outlines.length > 0)
  return outer.map((piece) => {
    const part = partOf(piece, side)
    const isOne = outer.filter((other) => partOf(other, side) === part).length === 1
    return { part, piece: isOne ? null : piece.name, name: piece.name, side, chart: chartOf(piece, figure) }
  })
}
