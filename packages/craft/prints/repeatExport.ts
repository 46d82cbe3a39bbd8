import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'

const centimetres = z.number().min(1).max(1000)

/** How a print is written: its tile, its plain straight repeat or a length of cloth in centimetres, at which resolution, as which file, and whether with a plate for each ink (requirement S3.27). */
export const repeatExportSchema = z.object({
  area: z.enum(['tile', 'plain', 'cloth']).default('tile'),
  length: z.object({ width: centimetres, height: centimetres }).default({ width: 20, height: 20 }),
  dpi: z.literal(limits.printExport.dpi).default(150),
  format: z.enum(['png', 'tiff']).default('png'),
  plates: z.boolean().default(false),
})
export type RepeatExport = z.output<typeof repeatExportSchema>
