import '../../../shell/noEval.ts'
import { findBrush } from '@toile/canvas/brushes/index.ts'
import { previewStroke } from '@toile/canvas/brushes/previewStroke.ts'
import { rasterize } from '@toile/canvas/document/pixelChanges.ts'
import type { Asked } from '@toile/contract/asking/acts.ts'
import { answerAsked } from '@toile/contract/asking/answerAsked.ts'
import { sure } from '@toile/geometry'
import { drawExample } from '../example/drawExample.ts'
import type { ExampleLayer } from '../example/exampleLayers.ts'
import { openSaving, type Saving } from '../keeping/openSaving.ts'
import { openPackedTiles } from '../keeping/packedTiles.ts'
import { handedOver } from '../../../shell/calls/handOver.ts'
import { openDesk, type PaintingDesk } from './openDesk.ts'
import type { Said, Told } from './said.ts'

let desk: PaintingDesk | null = null
let saving: Saving | null = null
/** What was said before the painting was open. */
const early: Said[] = []

const tell = (told: Told) => postMessage(told, { transfer: told.told === 'thumb' ? [told.picture] : [] })

async function open(name: string, example: readonly ExampleLayer[]): Promise<void> {
  const tiles = openPackedTiles()
  saving = await openSaving({
    name,
    state: () =>
      desk && { state: { document: desk.session.document.get(), trail: desk.session.document.trail() }, store: tiles },
    isDrawing: () => desk?.isDrawing() ?? false,
    tell: (keeping) => tell({ told: 'known', known: { keeping } }),
  })
  const kept = await saving.take(tiles)
  const { document, trail } = kept ?? { document: drawExample(tiles, example), trail: [] }
  desk = openDesk({ document, trail, tiles }, tell, () => saving?.later())
  for (const said of early.splice(0)) hear(said)
  if (!kept) saving.later()
}

async function leave(): Promise<void> {
  // What is only tried is not the painting.
  desk?.hear({ say: 'endTrial', keeps: false })
  await saving?.now()
  close()
}

function hear(said: Said): void {
  if (said.say === 'open') return void open(said.name, said.example)
  if (said.say === 'leave') return void leave()
  if (said.say === 'keep') return void (desk?.isDrawing() || saving?.now())
  if (!desk) return void early.push(said)
  if (said.say === 'screen') desk.show(said.screen)
  else desk.hear(said)
}

interface StrokeAsked {
  brush: string
  width: number
  height: number
}

const acts = {
  /** The colour that is seen at a place of the sheet, as #rrggbb; nothing beside it. */
  colorAt({ x, y }: { x: number; y: number }): string | null {
    if (!desk) return null
    const { width, height } = desk.session.document.get()
    const [px, py] = [Math.floor(x), Math.floor(y)]
    if (px < 0 || py < 0 || px >= width || py >= height) return null
    return `#${desk.session
      .colorAt(px, py)
      .slice(0, 3)
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
  },
  /** Begins to transform layers, or what is selected of them; nothing where that is refused. */
  beginTransform: ({ ids }: { ids: readonly string[] }) => desk?.beginTransform(ids) ?? null,
  /** Makes plain paint of a layer; says whether it is. */
  rasterize(id: string): boolean {
    const { document } = sure(desk ?? undefined).session
    document.change(rasterize, { id })
    return document.get().layers[id]?.kind === 'raster'
  },
  /** A stroke of a brush in black on clear ground. */
  drawStroke({ brush, width, height }: StrokeAsked): ImageBitmap {
    const { rgba } = previewStroke(sure(findBrush(brush)), width, height, [0, 0, 0])
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
    return canvas.transferToImageBitmap()
  },
}

export type PaintingActs = typeof acts

addEventListener('message', ({ data }: MessageEvent<Said | Asked>) => {
  if ('say' in data) return hear(data)
  void answerAsked(acts, data).then((answer) =>
    postMessage(answer, { transfer: 'made' in answer ? handedOver(answer.made) : [] }),
  )
})
