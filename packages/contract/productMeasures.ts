import { colorSchema } from '@toile/craft/colors/color.ts'
import { z } from 'zod'

/** How faithful a product picture is by measure: each colour of a garment as it was asked for and as it is seen in light (CIEDE2000), and how wide the tile of the print is on the cloth in millimetres. */
export const productMeasuresSchema = z.object({
  colors: z.array(z.object({ garment: z.string(), asked: colorSchema, drawn: colorSchema, deltaE: z.number() })),
  print: z.object({ asked: z.number(), drawn: z.number() }).nullable(),
})
export type ProductMeasures = z.output<typeof productMeasuresSchema>
