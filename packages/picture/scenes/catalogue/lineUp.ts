import { colorSchema } from '@toile/craft/colors/color.ts'
import { designDocument, designSchema } from '@toile/craft/designs/design.ts'
import { z } from 'zod'
import { drawLineUp } from '../../looks/drawLineUp.ts'
import { defineScene } from '../scene.ts'

const tall = 1000

/** Looks side by side on one floor, before what the first of them stands before; its width follows from them. */
export const lineUp = defineScene({
  id: 'lineUp',
  label: 'Line-up',
  takes: z.object({
    designs: z.array(designSchema).min(1).max(5_000).readonly(),
    /** The ground of the first one unless told; null for none. */
    ground: colorSchema.nullable().optional(),
    backdrop: designDocument.present.shape.backdrop,
  }),
  size: () => ({ width: 0, height: tall }),
  draw({ host, sources, cache }, { designs, ground, backdrop }, { height }) {
    const before = ground === undefined ? designs[0] : { ground, backdrop }
    return drawLineUp(
      host,
      designs,
      sources,
      { height, ground: before?.ground ?? null, backdrop: before?.backdrop },
      cache,
    )
  },
})
