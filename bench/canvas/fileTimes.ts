import { brushes } from '@toile/canvas/brushes/index.ts'
import { addLayer, setActive } from '@toile/canvas/document/layerChanges.ts'
import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { keepTiles } from '@toile/canvas/files/own/keepTiles.ts'
import { readCanvas } from '@toile/canvas/files/own/readCanvas.ts'
import { writeCanvas } from '@toile/canvas/files/own/writeCanvas.ts'
import { openSession } from '@toile/canvas/session/openSession.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { sure } from '@toile/geometry'
import { median } from './figures.ts'
import { beginOn, brushOf, drawThrough, strokePoints } from './strokes.ts'

const pixels = 2048
const hash = async (bytes: Uint8Array): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A sheet of twenty layers with strokes of every brush: how long its own file takes to open, and one stroke to be packed. */
export async function fileTimes(strokes: number) {
  const ids = Array.from({ length: 20 }, (_, i) => `l${i}`)
  const document = ids.reduce(
    (now, id) => addLayer(now, { layer: newLayer(id, id) }),
    emptyCanvas(pixels, pixels, '#ffffff'),
  )
  const session = openSession(document, openTiles())
  ids.forEach((id, layer) => {
    session.document.change(setActive, { id })
    for (let n = 0; n < strokes; n++) {
      const brush = sure(brushes[(n + layer) % brushes.length])
      const stroke = beginOn(session, brush, 60, n + layer * 100)
      drawThrough(stroke, strokePoints(n + layer * 100, 60, 40, pixels - 40))
      stroke.end()
    }
    session.sweep()
  })
  const file = await writeCanvas(session.document.get(), session.tiles, hash)
  const opened: { read: number; shown: number; tiles: number }[] = []
  for (let n = 0; n < 3; n++) {
    const start = performance.now()
    const { document: again, tiles } = await readCanvas(file, hash)
    const read = performance.now() - start
    openSession(again, tiles)
    opened.push({ read, shown: performance.now() - start, tiles: tiles.size })
  }
  const known = new Map<number, string>()
  await keepTiles(session.document.get(), session.tiles, hash, known)
  const saved: number[] = []
  for (let n = 0; n < 12; n++) {
    const stroke = beginOn(session, brushOf('texture'), 40, n + 7000)
    drawThrough(stroke, strokePoints(n + 7000, 40, 300, pixels - 300))
    stroke.end()
    const start = performance.now()
    await keepTiles(session.document.get(), session.tiles, hash, known)
    saved.push(performance.now() - start)
  }
  const of = (key: 'read' | 'shown') => median(opened.map((one) => one[key]))
  return {
    bytes: file.length,
    tiles: opened[0]?.tiles ?? 0,
    read: of('read'),
    shown: of('shown'),
    saved: { median: median(saved), most: Math.max(...saved) },
  }
}
