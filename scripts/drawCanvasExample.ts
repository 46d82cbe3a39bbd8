import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrush } from '@toile/canvas/brushes/index.ts'
import { samplesThrough, swelling } from '@toile/canvas/brushes/madeStrokes.ts'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { writeCanvas } from '@toile/canvas/files/own/writeCanvas.ts'
import { neededTiles } from '@toile/canvas/session/neededTiles.ts'
import { openSession, type Session } from '@toile/canvas/session/openSession.ts'
import { openTiles, type TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { openSources } from '@toile/picture/looks/sources.ts'
import { canvasOfLook } from '@toile/picture/painting/looks/canvasOfLook.ts'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { type ExampleStroke, exampleStrokes } from './canvasExampleStrokes.ts'
import { readWords } from './readWords.ts'

const usage = `npm run canvasExample

Draws the painting that opens without an account, a look as its layers with strokes around it, and keeps it for the screens.`

const file = join(import.meta.dirname, '../apps/web/features/canvas/example/example.toile')
const size = { width: 1024, height: 1536 } as const
const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']

/** The look of the example: composed as any collection is. */
function lookOf(tiles: TileStore): CanvasDocument {
  const host = openServerHost()
  const steering = { season: 'summer', occasion: 'holiday', keywords: ['resort'] } as const
  const people = ['ines', 'amara', 'astrid']
  const looks = compose(
    bareBrief(people, palette, { ...steering, keywords: [...steering.keywords], seed: 41, style: 'illustration' }),
  )
  const look = sure(looks[5])
  return canvasOfLook(host, look, openSources(host), tiles, { ...size, designId: 'example' })
}

/** The look with sheets to paint on: one behind whoever wears it, two before. */
function withSheets({ root, layers, ...rest }: CanvasDocument): CanvasDocument {
  const [ground = '', ...worn] = root
  const behind = { ...newLayer('wash', 'Wash'), blend: 'multiply' as const }
  const before = [newLayer('colors', 'Colours'), newLayer('notes', 'Paint')]
  const lifted = Object.entries(layers).map(([id, layer]) => [id, { ...layer, part: undefined }] as const)
  return {
    ...rest,
    root: [ground, behind.id, ...worn, ...before.map(({ id }) => id)],
    layers: { ...Object.fromEntries(lifted), ...Object.fromEntries([behind, ...before].map((one) => [one.id, one])) },
    active: 'notes',
  }
}

function paint(session: Session, one: ExampleStroke, seed: number): void {
  const brush = sure(findBrush(one.brush))
  const { r, g, b } = sure(fromHex(one.color) ?? undefined)
  const stroke = session.startStroke({
    brush,
    knobs: one.knobs ?? {},
    ink: { color: [r, g, b], opacity: 1, lays: brush.lays },
    seed,
    target: 'layer',
  })
  const { through, press, speed = 1 } = one
  for (const sample of samplesThrough({ through, press: press === undefined ? swelling : () => press, speed }))
    stroke.add(sample)
  stroke.end()
}

if (readWords(process.argv.slice(2), { usage, options: {} })) {
  const tiles = openTiles()
  const session = openSession(withSheets(lookOf(tiles)), tiles)
  for (const id of session.document.get().root) {
    const layer = sure(session.document.get().layers[id])
    if (layer.kind === 'group') session.mergeTogether([id], `${id}-one`)
  }
  exampleStrokes.forEach((one, i) => {
    session.document.replace({ ...session.document.get(), active: one.on })
    paint(session, one, i + 1)
  })
  const document = { ...session.document.get(), active: 'notes' }
  tiles.sweep(neededTiles([document]))
  const bytes = await writeCanvas(document, tiles, async (of) => createHash('sha256').update(of).digest('hex'))
  await writeFile(file, bytes)
  process.stdout.write(`${bytes.length} bytes, ${Object.keys(document.layers).length} layers\n`)
}
