import { findBrush } from '@toile/canvas/brushes/index.ts'
import { samplesThrough, swelling } from '@toile/canvas/brushes/madeStrokes.ts'
import { type CanvasDocument, emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { openSession } from '@toile/canvas/session/openSession.ts'
import { neededTiles } from '@toile/canvas/session/neededTiles.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { sure } from '@toile/geometry'
import { hexOf } from '../colors/hexOf.ts'
import type { ExampleLayer } from './exampleLayers.ts'
import { type ExampleStroke, exampleStrokes } from './exampleStrokes.ts'

const size = { width: 1200, height: 1600 } as const

/** The drawn example, stroke by stroke with the brushes of the canvas. */
export function drawExample(tiles: TileStore, layers: readonly ExampleLayer[]): CanvasDocument {
  const made = layers.map(({ id, name, blend = 'normal', opacity = 1 }) => ({ ...newLayer(id, name), blend, opacity }))
  const session = openSession(
    {
      ...emptyCanvas(size.width, size.height, hexOf(249, 246, 239)),
      root: made.map(({ id }) => id),
      layers: Object.fromEntries(made.map((layer) => [layer.id, layer])),
    },
    tiles,
  )
  exampleStrokes.forEach((one, i) => {
    session.document.replace({ ...session.document.get(), active: one.on })
    paint(session, one, i + 1)
  })
  const document = { ...session.document.get(), active: sure(made.at(-1)).id }
  tiles.sweep(neededTiles([document]))
  return document
}

function paint(
  session: ReturnType<typeof openSession>,
  { brush: id, color, through, knobs = {}, press, speed = 1 }: ExampleStroke,
  seed: number,
): void {
  const brush = sure(findBrush(id))
  const stroke = session.startStroke({
    brush,
    knobs,
    ink: { color, opacity: 1, lays: brush.lays },
    seed,
    target: 'layer',
  })
  const samples = samplesThrough({ through, press: press === undefined ? swelling : () => press, speed })
  for (const sample of samples) stroke.add(sample)
  stroke.end()
}
