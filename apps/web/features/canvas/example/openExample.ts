import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { readCanvas } from '@toile/canvas/files/own/readCanvas.ts'
import { takenOver } from '@toile/canvas/files/own/takenOver.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { hashOf } from '../keeping/hashOf.ts'
import example from './example.toile?url'

/** The drawn example with its tiles in a store; its layers are called as the page names them. */
export async function openExample(store: TileStore, names: Readonly<Record<string, string>>): Promise<CanvasDocument> {
  const answer = await fetch(example)
  if (!answer.ok) throw new Error(`The example was answered with ${answer.status}.`)
  const opened = await readCanvas(new Uint8Array(await answer.arrayBuffer()), hashOf)
  const { layers, ...rest } = takenOver(opened.document, opened.tiles, store)
  const named = Object.entries(layers).map(([id, layer]) => [id, { ...layer, name: names[layer.name] ?? layer.name }])
  return { ...rest, layers: Object.fromEntries(named) }
}
