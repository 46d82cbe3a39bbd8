import type { OpenedCanvas } from '@toile/canvas/files/openedCanvas.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { noUploads, openSources } from '@toile/picture/looks/sources.ts'
import { canvasOfLook } from '@toile/picture/painting/looks/canvasOfLook.ts'
import { openServerHost } from '../host/canvas.ts'
import { Mistake } from './mistake.ts'

/** A look as the layers that it is drawn of, in its own size. */
export function lookAsCanvas(path: string, design: Design): OpenedCanvas {
  if (missingUploads({ kind: 'look', design }, noUploads).length > 0)
    throw new Mistake(`${path} is made of uploaded pictures, which its document only names.`)
  const host = openServerHost()
  const tiles = openTiles()
  const document = canvasOfLook(host, design, openSources(host), tiles, { ...sizeOf(design), designId: path })
  // A look in a file is in no studio that paint could go back to.
  const layers = Object.entries(document.layers).map(([id, layer]) => [id, { ...layer, part: undefined }] as const)
  return { document: { ...document, layers: Object.fromEntries(layers) }, tiles }
}
