import { openFabric } from './fabricPeer.ts'
import { median, time } from './figures.ts'
import { openSheet } from './ownSheet.ts'
import { beginOn, brushOf, drawThrough, strokePoints } from './strokes.ts'

const pixels = 2048
const pairs = 9

/** Milliseconds of ours and of fabric with so many strokes on the sheet. */
export interface Against {
  readonly strokes: number
  readonly penUp: { readonly ours: number; readonly peer: number }
  readonly redraw: { readonly ours: number; readonly peer: number }
}

/** The same points on a painting of twenty layers and on a canvas of fabric, in turn. */
export function againstFabric(counts: readonly number[]): readonly Against[] {
  const [sheet, fabric, pen] = [openSheet(pixels, 20), openFabric(pixels), brushOf('pen')]
  let painted = 0
  const points = () => strokePoints(++painted, 24, 40, pixels - 40)
  const begun = (through: ReturnType<typeof points>) => {
    const stroke = beginOn(sheet.session, pen, 12, painted)
    drawThrough(stroke, through, sheet.frame)
    return stroke
  }
  return counts.map((strokes) => {
    while (painted < strokes - 1) {
      const through = points()
      begun(through).end()
      fabric.add(through)
      if (painted % 100 === 0) sheet.session.sweep()
    }
    sheet.redraw()
    fabric.redraw()
    const times = Array.from({ length: pairs }, () => {
      const through = points()
      const stroke = begun(through)
      const up = time(() => {
        stroke.end()
        sheet.frame()
      })
      fabric.begin(through)
      const peerUp = time(fabric.end)
      return { up, peerUp, drawn: time(sheet.redraw), peerDrawn: time(fabric.redraw) }
    })
    const of = (key: keyof (typeof times)[number]) => median(times.map((one) => one[key]))
    return {
      strokes,
      penUp: { ours: of('up'), peer: of('peerUp') },
      redraw: { ours: of('drawn'), peer: of('peerDrawn') },
    }
  })
}
