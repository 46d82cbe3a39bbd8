import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import type { Layer } from '@toile/canvas/document/layer.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import type { OpenedCanvas } from '@toile/canvas/files/own/openKept.ts'
import { cutTiles } from '@toile/canvas/tiles/cutTiles.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { drawLookApart } from '@toile/picture/looks/apart/drawLookApart.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { noUploads, openSources } from '@toile/picture/looks/sources.ts'
import { openServerHost } from '../host/canvas.ts'
import { Mistake } from './mistake.ts'

/** A look as the layers that it is drawn of. */
export function lookAsCanvas(path: string, design: Design): OpenedCanvas {
  if (missingUploads({ kind: 'look', design }, noUploads).length > 0)
    throw new Mistake(`${path} is made of uploaded pictures, which its document only names.`)
  const host = openServerHost()
  const size = sizeOf(design)
  const { layers } = drawLookApart(host, design, openSources(host), size)
  const tiles = openTiles()
  const made = layers.map(({ of, x, y, pixels }, i): Layer => {
    const cut = [...cutTiles(pixels, x, y)].map(([key, tile]) => [key, tiles.keep(tile)] as const)
    return newLayer(`l${i + 1}`, `${i + 1} ${of.kind}`, Object.fromEntries(cut))
  })
  const document = {
    ...emptyCanvas(size.width, size.height, toHex(design.ground)),
    root: made.map(({ id }) => id),
    layers: Object.fromEntries(made.map((layer) => [layer.id, layer])),
    active: made.at(-1)?.id ?? '',
  }
  return { document, tiles }
}
