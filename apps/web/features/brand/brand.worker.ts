import '../../shell/noEval.ts'
import { type BrandSheet, brandSheet } from '@toile/craft/sheets/brandSheet.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import type { StoredKnobs } from '@toile/craft/garments/knob.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { drawGarmentThumb } from '@toile/picture/looks/drawGarmentThumb.ts'
import { drawPrintSwatch } from '@toile/picture/looks/drawPrintSwatch.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { answerWindow } from '../../shell/calls/answerWindow.ts'

/** A cut or a print as the sheet of a brand wants it drawn. */
export type SheetWish = { width: number; height: number } & (
  | { kind: 'cut'; garment: string; knobs: StoredKnobs; color: Color | null; person: string }
  | { kind: 'print'; placement: Placement; across: number }
)

const host: Host = {
  createCanvas(width, height) {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d', { willReadFrequently: true })
    // Its drawImage is typed for the browser's own pictures only; every surface here is one, because this host made it.
    return canvas as unknown as Surface
  },
}
const sources = openSources(host)

function draw(order: SheetWish): Surface {
  const { width, height } = order
  if (order.kind === 'cut') {
    const { garment, knobs, color, person } = order
    return drawGarmentThumb(host, garment, sources, { width, height, knobs, person, ...(color ? { color } : {}) })
  }
  const { source, repeat, width: tileWidth } = order.placement
  return drawPrintSwatch(host, sources, { source, repeat, tileWidth, across: order.across, width, height })
}

const acts = {
  plan: (profile: BrandProfile): BrandSheet => brandSheet(profile),
  draw(wish: SheetWish): ImageBitmap | null {
    const surface = draw(wish)
    return surface instanceof OffscreenCanvas ? surface.transferToImageBitmap() : null
  },
}

export type BrandActs = typeof acts

answerWindow(acts)
