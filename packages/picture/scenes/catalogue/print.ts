import { printSourceSchema } from '@toile/craft/prints/placement.ts'
import { repeatSchema } from '@toile/craft/prints/repeat.ts'
import { z } from 'zod'
import { drawPrintSwatch } from '../../looks/drawPrintSwatch.ts'
import { defineScene } from '../scene.ts'

/** A print repeated over a flat piece of cloth, `across` millimetres from side to side, its tile `tileWidth` millimetres wide. */
export const print = defineScene({
  id: 'print',
  label: 'The print on cloth',
  takes: z.object({
    source: printSourceSchema,
    repeat: repeatSchema,
    across: z.number().positive().max(20_000),
    tileWidth: z.number().positive().max(20_000),
  }),
  size: () => ({ width: 480, height: 576 }),
  draw: ({ host, sources }, { source, repeat, across, tileWidth }, { width, height }) =>
    drawPrintSwatch(host, sources, { source, repeat, across, tileWidth, width, height }),
})
