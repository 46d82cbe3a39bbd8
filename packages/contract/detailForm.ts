import { notionOnSchema } from '@toile/craft/applied/notionOn.ts'
import { regionSchema } from '@toile/craft/applied/region.ts'
import { cutSchema } from '@toile/craft/designs/design.ts'
import { personSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { placementSchema } from '@toile/craft/prints/placement.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { wireColorSchema, wireGradientSchema } from './wireColor.ts'

const id = foreign(z.string().min(1).max(60), 'a garment is named within its own design')
/** An address that answers with a picture, and the name under which the picture is stored. */
const address = z.string().max(200)
const side = z.number().int().min(0).max(10_000)
const picture = { path: address, minIOPath: address }

/** A layer of the look: laid over each other by `order`, all layers are the look. A category that ends in `back` hangs behind the body. */
const layerSchema = z.strictObject({
  order: z.number().int().min(0).max(1000),
  position: z.tuple([side, side]),
  imageSize: z.tuple([side, side]),
  imageCategory: z.string().max(80),
  imageUrl: address,
  imageMinioUrl: address,
  maskUrl: address,
  maskMinioUrl: address,
})
export type WireLayer = z.output<typeof layerSchema>

const printObjectSchema = z.strictObject({
  ifSingle: z.boolean(),
  prints: z
    .array(
      z.strictObject({
        ...picture,
        location: z.tuple([placementSchema.shape.x, placementSchema.shape.y]),
        scale: placementSchema.shape.width,
        angle: placementSchema.shape.angle,
        opacity: placementSchema.shape.opacity,
        repeat: placementSchema.shape.repeat,
      }),
    )
    .max(1),
})

const clothesSchema = z.strictObject({
  id,
  /** Where it comes in the order of dressing; the innermost is 0. */
  priority: z.number().int().min(0).max(1000),
  layersObject: z.array(layerSchema).max(60),
  undividedLayer: address,
  undividedLayerWithSinglePrint: address,
  /** The cloth's colour; null where it wears a gradient. */
  color: wireColorSchema.nullable(),
  gradient: wireGradientSchema.nullable(),
  designType: z.enum(['Generate', 'Library']),
  ...picture,
  printObject: printObjectSchema,
  trims: z.array(notionOnSchema).max(limits.appliedPerGarment),
  type: z.string().max(80),
  partialDesign: z.strictObject({
    layers: z.array(regionSchema).max(limits.appliedPerGarment),
    partialDesignPath: address.nullable(),
    partialDesignMinioPath: address.nullable(),
    partialDesignBase64: z.string().max(200_000).nullable(),
  }),
  level1Type: z.string().max(40),
})
export type WireClothes = z.output<typeof clothesSchema>

const unlike = (entries: readonly { id: string }[]) => new Set(entries.map((one) => one.id)).size === entries.length
const gathered = <S extends z.ZodType<{ id: string }>>(entry: S) =>
  z.array(entry).max(60).refine(unlike, 'the ids are not unique')

/** What is to be changed: of sketch, colour, print and element one replacement, of models and others entries unique by id (requirement S4.01). */
const newDetailSchema = z.strictObject({
  sketch: z.array(z.strictObject({ id, cut: cutSchema })).max(1),
  color: z.array(z.strictObject({ id, color: wireColorSchema })).max(1),
  print: z.array(z.strictObject({ id, print: placementSchema.nullable() })).max(1),
  element: z.array(z.strictObject({ id, element: notionOnSchema })).max(1),
  models: gathered(z.strictObject({ id: personSchema, pose: z.string().max(60) })),
  other: gathered(z.strictObject({ id, hidden: z.boolean() })),
})

/** The wire form of a look's detail (requirements S3.14, S3.15): what is drawn is told by addresses, what may be changed by values. */
export const detailFormSchema = z.strictObject({
  clothes: z.array(clothesSchema).max(limits.garmentsPerLook),
  body: z.strictObject({ id: personSchema, ...picture, layersObject: z.array(layerSchema).max(60) }),
  newDetail: newDetailSchema,
  frontBack: z.strictObject({
    front: z.array(layerSchema).max(400),
    back: z.array(layerSchema).max(400),
    body: z.array(layerSchema).max(60),
  }),
})
export type DetailForm = z.output<typeof detailFormSchema>
