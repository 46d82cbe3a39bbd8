import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { gradientSchema } from '../colors/fill.ts'
import { placementSchema } from '../prints/placement.ts'
import { backdrops } from './backdrops.ts'
import { cutSchema, type Design, designDocument, styleSchema, wornSchema } from './design.ts'
import { fittedTo } from './fittedTo.ts'
import { layerOf } from './layerOf.ts'
import { withFill, withGarment } from './withGarment.ts'

const idSchema = wornSchema.shape.id

/** Colours a garment's cloth. */
export const recolor = defineChange({
  id: 'recolor',
  label: 'Colour',
  says: 'Colour the cloth of a garment.',
  takes: z.object({ id: idSchema, color: colorSchema }),
  apply: (design: Design, { id, color }) => withGarment(design, id, (worn) => withFill(worn, { kind: 'solid', color })),
})

/** Lays a gradient over a garment. */
export const setGradient = defineChange({
  id: 'setGradient',
  label: 'Gradient',
  says: 'Lay a gradient over a garment.',
  takes: z.object({ id: idSchema, gradient: gradientSchema }),
  apply: (design: Design, { id, gradient }) =>
    withGarment(design, id, (worn) => withFill(worn, { kind: 'gradient', gradient })),
})

/** Colours collars, cuffs and the like, or buttons and bindings. */
export const recolorPart = defineChange({
  id: 'recolorPart',
  label: 'Contrast colour',
  nearer: ({ part }) => (part === 'trim' ? { label: 'Trim colour' } : null),
  says: 'Colour collars and cuffs, or buttons and bindings; null goes with the cloth.',
  takes: z.object({ id: idSchema, part: z.enum(['contrast', 'trim']), color: colorSchema.nullable() }),
  apply: (design: Design, { id, part, color }) => withGarment(design, id, (worn) => ({ ...worn, [part]: color })),
})

/** Places a print on a garment, moves it, or takes it off. */
export const placePrint = defineChange({
  id: 'placePrint',
  label: 'Print',
  nearer: ({ print }) => (print ? null : { label: 'Remove the print' }),
  says: 'Place a print on a garment, move it, or take it off with null.',
  takes: z.object({ id: idSchema, print: placementSchema.nullable() }),
  apply: (design: Design, { id, print }) => withGarment(design, id, (worn) => ({ ...worn, print })),
})

/** Cuts a garment from another fabric. */
export const setFabric = defineChange({
  id: 'setFabric',
  label: 'Fabric',
  says: 'Cut a garment from another fabric.',
  takes: z.object({ id: idSchema, fabric: wornSchema.shape.fabric }),
  apply: (design: Design, { id, fabric }) => withGarment(design, id, (worn) => ({ ...worn, fabric })),
})

/** Turns one knob of a garment; without a value the knob goes back to normal. */
export const setKnob = defineChange({
  id: 'setKnob',
  label: 'Cut',
  says: 'Turn one knob of a garment’s cut; null brings it back to normal.',
  takes: z.object({
    id: idSchema,
    knob: z.string().max(40),
    value: z.union([z.number(), z.string().max(60)]).nullable(),
  }),
  apply: (design: Design, { id, knob, value }) =>
    withGarment(design, id, (worn) => {
      const { [knob]: _, ...others } = worn.knobs
      return { ...worn, knobs: value === null ? others : { ...others, [knob]: value } }
    }),
})

/** Puts another cut in a garment's place and keeps its colour, its print, and what lies on the parts that the new cut has. */
export const swapCut = defineChange({
  id: 'swapCut',
  label: 'Another cut',
  says: 'Put another cut in a garment’s place; its colour and print stay, and what lies on parts that it has.',
  takes: z.object({
    id: idSchema,
    cut: cutSchema,
    fabric: wornSchema.shape.fabric.optional(),
    knobs: wornSchema.shape.knobs.optional(),
  }),
  apply: (design: Design, { id, cut, fabric, knobs = {} }) =>
    withGarment(design, id, (worn) => ({ ...fittedTo(worn, cut, knobs), fabric: fabric ?? worn.fabric })),
})

/** Shows or hides a garment. */
export const hideGarment = defineChange({
  id: 'hideGarment',
  label: 'Hide or show',
  says: 'Show or hide a garment.',
  takes: z.object({ id: idSchema, hidden: z.boolean() }),
  apply: (design: Design, { id, hidden }) => withGarment(design, id, (worn) => ({ ...worn, hidden }), 'locked too'),
})

/** Puts another garment on, over what is worn under it in the order of dressing. */
export const addGarment = defineChange({
  id: 'addGarment',
  label: 'Put on',
  says: 'Put another garment on, in the order of dressing.',
  takes: wornSchema,
  apply: (design: Design, worn) => {
    const above = design.garments.findIndex((other) => layerOf(other) > layerOf(worn))
    const at = above < 0 ? design.garments.length : above
    return { ...design, garments: design.garments.toSpliced(at, 0, worn) }
  },
})

/** Takes a garment off. */
export const removeGarment = defineChange({
  id: 'removeGarment',
  label: 'Remove a garment',
  says: 'Take a garment off.',
  takes: z.object({ id: idSchema }),
  apply: (design: Design, { id }) => ({
    ...design,
    garments: design.garments.filter((worn) => worn.id !== id || worn.locked),
  }),
})

/** Draws a new seed for a garment's folds. */
export const shuffleFolds = defineChange({
  id: 'shuffleFolds',
  label: 'New folds',
  says: 'Draw the folds of a garment anew by another seed.',
  takes: z.object({ id: idSchema, seed: wornSchema.shape.seed }),
  apply: (design: Design, { id, seed }) => withGarment(design, id, (worn) => ({ ...worn, seed })),
})

/** Puts the look on another mannequin or in another stance. */
export const setMannequin = defineChange({
  id: 'setMannequin',
  label: 'Mannequin',
  nearer: ({ person }) => (person === undefined ? { label: 'Stance' } : null),
  says: 'Put the look on another person, or in another stance.',
  takes: partly(designDocument.present.shape.mannequin),
  apply: (design: Design, mannequin) => ({
    ...design,
    mannequin: { ...design.mannequin, ...mannequin },
  }),
})

/** Draws the look in another hand. */
export const setStyle = defineChange({
  id: 'setStyle',
  label: 'Style',
  says: 'Draw the look in another hand.',
  takes: styleSchema,
  apply: (design: Design, style) => (design.style === style ? design : { ...design, style }),
})

/** Changes shoes, lips or ground. */
export const setAround = defineChange({
  id: 'setAround',
  label: 'Ground|backdrop',
  nearer: ({ shoes, lips }) => (shoes ? { label: 'Shoes' } : lips ? { label: 'Lips' } : null),
  says: 'Change shoes, lips or ground.',
  takes: partly(designDocument.present.pick({ shoes: true, lips: true, ground: true })),
  apply: (design: Design, around) => ({
    ...design,
    ...around,
  }),
})

/** Stands the look before something, or before its plain ground again. */
export const setBackdrop = defineChange({
  id: 'setBackdrop',
  label: 'Backdrop',
  says: 'Stand the look before something, or before its plain ground with null.',
  takes: z.enum(backdrops.map(({ id: backdrop }) => backdrop)).nullable(),
  apply: (design: Design, backdrop) => {
    const { backdrop: _, ...rest } = design
    return backdrop ? { ...rest, backdrop } : rest
  },
})
