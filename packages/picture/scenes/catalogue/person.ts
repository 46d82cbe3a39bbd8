import { styleSchema } from '@toile/craft/designs/design.ts'
import { z } from 'zod'
import { drawPersonThumb } from '../../looks/drawPersonThumb.ts'
import { defineScene } from '../scene.ts'

/** Somebody in the base layer: the whole figure, or head and shoulders. */
export const person = defineScene({
  id: 'person',
  label: 'Mannequin',
  takes: z.object({
    person: z.string().max(90),
    part: z.enum(['figure', 'head']),
    pose: z.string().max(60).optional(),
    style: styleSchema.optional(),
  }),
  size: ({ part }) => (part === 'head' ? { width: 480, height: 480 } : { width: 480, height: 720 }),
  draw: ({ host, sources, cache }, { person: id, part, pose, style }, { width, height }) =>
    drawPersonThumb(host, id, { width, height, part, pose, style }, cache, sources),
})
