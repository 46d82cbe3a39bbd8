import type { Design } from '@toile/craft/designs/design.ts'
import type { Host, Surface } from '../surface.ts'
import { drawFlat, type FlatOptions } from './drawFlat.ts'
import { drawGarmentThumb, type ThumbOptions } from './drawGarmentThumb.ts'
import { drawLineUp, type LineUpOptions } from './drawLineUp.ts'
import { drawLook, type LookOptions } from './drawLook.ts'
import { drawPersonThumb, type PersonThumbOptions } from './drawPersonThumb.ts'
import { drawShoeThumb, type ShoeThumbOptions } from './drawShoeThumb.ts'
import { openLayerCache } from './layers.ts'
import { openSources, type Sources, type Uploads } from './sources.ts'

/** A drawing desk: every scene of the engine, with the bodies, heads and print tiles it drew lately kept for the next picture. */
export interface Drawing {
  sources: Sources
  look(design: Design, options: LookOptions): Surface
  flat(design: Pick<Design, 'mannequin' | 'garments'>, options: FlatOptions & { garment?: string }): Surface
  garmentThumb(garment: string, options: ThumbOptions): Surface
  personThumb(person: string, options: PersonThumbOptions): Surface
  shoeThumb(shoe: string, options: ShoeThumbOptions): Surface
  lineUp(designs: readonly Design[], options: LineUpOptions): Surface
}

/** Opens a drawing desk on a host; one per worker is enough. */
export function openDrawing(host: Host, uploads?: Uploads): Drawing {
  const sources = openSources(host, uploads)
  const cache = openLayerCache({ garments: 36 })
  return {
    sources,
    look: (design, options) => drawLook(host, design, sources, options, cache),
    flat: (design, options) => drawFlat(host, design, sources, options),
    garmentThumb: (garment, options) => drawGarmentThumb(host, garment, sources, options),
    personThumb: (person, options) => drawPersonThumb(host, person, options, cache, sources),
    shoeThumb: (shoe, options) => drawShoeThumb(host, shoe, options),
    lineUp: (designs, options) => drawLineUp(host, designs, sources, options, cache),
  }
}
