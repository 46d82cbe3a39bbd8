import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { z } from 'zod'
import type { Applied } from '../applied/applied.ts'
import { paintOnSchema } from '../applied/notionOn.ts'
import { spotSchema } from '../applied/spot.ts'
import { checkRoom, onApplied } from './appliedChanges.ts'
import { type Design, wornSchema } from './design.ts'

/** What paint of a canvas is called on its garment: the canvas, and its number. */
export const paintId = (canvas: string, number: number): string => `paint-${canvas}-${number}`

/** Whether something that lies on a garment was painted on a canvas. */
const isOf = (canvas: string, side: string) => (one: Applied) =>
  one.kind === 'notion' && one.source.kind === 'paint' && one.at.side === side && one.id.startsWith(`paint-${canvas}-`)

/** Lays what was painted on a canvas on the cloth of a garment, over what lies there, in the place of what came from that canvas to that side before (requirement S3.13). */
export const layPaint = defineChange({
  id: 'layPaint',
  label: 'Paint',
  says: 'Lay what was painted on a canvas on the cloth of a garment, over what lies there, in the place of what was painted on that canvas before; an empty list takes it off.',
  takes: z.object({
    id: wornSchema.shape.id,
    canvas: z.string().min(1).max(40),
    side: spotSchema.shape.side,
    paint: z.array(paintOnSchema).max(24),
  }),
  apply: (design: Design, { id, canvas, side, paint }) =>
    onApplied(design, id, (applied) => {
      const isBefore = isOf(canvas, side)
      const others = applied.filter((one) => !isBefore(one))
      checkRoom(others.length + paint.length)
      const laid = paint.map((one, i) => ({ ...one, id: paintId(canvas, i), at: { ...one.at, side } }))
      return sameContent(applied.filter(isBefore), laid) ? applied : [...others, ...laid]
    }),
})
