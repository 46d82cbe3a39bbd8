import type { Color } from '@toile/craft/colors/color.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { StoredKnobs } from '@toile/craft/garments/knob.ts'
import type { Host, Surface } from '../surface.ts'
import { drawAlone, type FlatOptions } from './drawFlat.ts'
import { dress } from './dressing.ts'
import { flatFigure } from './flatFigure.ts'
import type { Sources } from './sources.ts'

/** What a garment's picture in a picker may show beside its normal cut; without a colour it is a white flat. */
export interface ThumbOptions extends FlatOptions {
  knobs?: StoredKnobs
  fabric?: string
  color?: Color
  /** Whose body it is cut for; a woman's unless told. */
  person?: string
}

/** Draws a garment type alone, for pickers. */
export function drawGarmentThumb(host: Host, garment: string, sources: Sources, options: ThumbOptions): Surface {
  const { knobs = {}, fabric, color, person = 'ines', view = 'front' } = options
  const worn: Worn = plainWorn(garment, color ?? { r: 255, g: 255, b: 255 }, {
    knobs,
    fabric: fabric ?? findWearable(garment)?.character.fabrics[0] ?? 'cotton',
    seed: 1,
  })
  const figure = flatFigure(person, view)
  return drawAlone(
    host,
    figure,
    dress({ garments: [worn] }, figure, sources),
    sources,
    options,
    color ? 'illustration' : 'flat',
  )
}
