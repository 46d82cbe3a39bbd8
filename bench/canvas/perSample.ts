import { brushes } from '@toile/canvas/brushes/index.ts'
import { blenders } from '@toile/canvas/blending/index.ts'
import { blends } from '@toile/canvas/document/blends.ts'
import { setActive } from '@toile/canvas/document/layerChanges.ts'
import { wholeTile } from '@toile/canvas/tiles/eachPatch.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { sure } from '@toile/geometry'
import { median, quantile, time } from './figures.ts'
import { fullPainting, mixedModes } from './fullPainting.ts'
import { openSheet, type Sheet } from './ownSheet.ts'
import { beginOn, brushOf, drawThrough, strokePoints } from './strokes.ts'

const pixels = 2048

function milliseconds({ session }: Sheet, brushId: string, size: number, seed: number, count: number): number {
  const stroke = beginOn(session, brushOf(brushId), size, seed)
  const took = time(() => drawThrough(stroke, strokePoints(seed, count, 300, pixels - 300)))
  stroke.end()
  return took / count
}

/** What a sample costs on one layer, on twenty, and on twenty of twelve modes, in turn. */
export function layersAndModes(strokes: number) {
  const sheets = [openSheet(pixels, 1), openSheet(pixels, 20), openSheet(pixels, 20, mixedModes)]
  const all = (['pen', 'texture', 'watercolor'] as const).map((brush) => {
    const times = Array.from({ length: strokes }, (_, n) =>
      sheets.map((sheet) => milliseconds(sheet, brush, brush === 'pen' ? 20 : 40, n + 1, 40)),
    ).slice(4)
    const [one = 0, twenty = 0, mixed = 0] = sheets.map((_, i) => median(times.map((row) => sure(row[i]))))
    return { brush, one, twenty, mixed }
  })
  const [, twenty] = sheets
  const session = sure(twenty).session
  session.document.change(setActive, { id: 'l3' })
  const steps = session.warming({ x0: 0, y0: 0, x1: 1280, y1: 1024 })
  const warmed = Array.from({ length: 20 }, () => time(() => steps.next()))
  return { all, tile: { median: median(warmed), most: Math.max(...warmed) } }
}

/** Milliseconds of each mode on a whole opaque tile. */
export function modeTimes(): readonly (readonly [string, number])[] {
  const tiles = openTiles()
  fullPainting(tiles, 256, 2)
  const [ground, source] = [sure(tiles.get(1)).map((value, i) => (i % 4 === 3 ? 255 : value)), sure(tiles.get(2))]
  const times = blends.map((): number[] => [])
  for (let n = 0; n < 41; n++)
    blends.forEach((blend, i) => {
      const on = ground.slice()
      sure(times[i]).push(time(() => blenders[blend](on, source, wholeTile, 0.9)))
    })
  return blends.map((blend, i) => [blend, median(sure(times[i]))])
}

/** A sample of early strokes against one of late strokes. */
export function strokesLong(strokes: number): { early: number; late: number } {
  const sheet = openSheet(pixels, 20)
  const times = Array.from({ length: strokes }, (_, n) => {
    if (n % 100 === 99) sheet.session.sweep()
    return milliseconds(sheet, 'pen', 12, n + 1, 12)
  })
  return { early: median(times.slice(10, 110)), late: median(times.slice(-100)) }
}

/** Frames of four samples of every brush, drawn by a fast hand, from the first sample until it is seen on the screen. */
export function frames(strokes: number): readonly { brush: string; median: number; late: number }[] {
  const sheet = openSheet(pixels, 20)
  sheet.near()
  return brushes.map((brush) => {
    const times: number[] = []
    for (let n = 0; n < strokes; n++) {
      const stroke = beginOn(sheet.session, brush, 40, n + 1)
      let start = performance.now()
      drawThrough(stroke, strokePoints(n + 1, 40, 560, pixels - 560, 50), () => {
        sheet.frame()
        const now = performance.now()
        if (n > 2) times.push(now - start)
        start = performance.now()
      })
      stroke.end()
      sheet.frame()
    }
    return { brush: brush.id, median: median(times), late: quantile(times, 0.95) }
  })
}
