import { colorSchema } from '@toile/craft/colors/color.ts'
import { z } from 'zod'
import { boxSchema } from '../wanted.ts'
import { defineTask } from './defineTask.ts'

/** The motifs of a picture, each cut out (requirements S2.52, S5.16). */
export const findMotifs = defineTask({
  label: 'Find motifs',
  load: 'reading',
  takes: z.object({ fileId: z.uuid() }),
  gives: z.object({
    motifs: z.array(
      z.object({
        fileId: z.uuid(),
        box: boxSchema,
        colors: z.array(z.object({ color: colorSchema, share: z.number() })),
        times: z.number().int(),
      }),
    ),
    texture: z.boolean(),
  }),
})
