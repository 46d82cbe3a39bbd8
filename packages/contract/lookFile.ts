import { z } from 'zod'

const width = z.number().int().min(128).max(2048).default(1024)
const garment = z.string().min(1).max(60)

const presentSchema = z.object({
  scene: z.string().min(1).max(60).default('look'),
  /** The scene's own form unless told. */
  form: z.enum(['png', 'svg']).optional(),
  width,
  garment: garment.optional(),
})

const view = z.enum(['front', 'back']).default('front')
const pictures = {
  front: { onGround: 'look', transparent: 'cutOut' },
  back: { onGround: 'back', transparent: 'cutOutBack' },
} as const

/** How a file was ordered before it named a scene: such orders may wait in a queue still, and scripts send them. */
const formerSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('picture'), view, width, transparent: z.boolean().default(false) }),
    z.object({ kind: z.literal('lines'), view }),
    z.object({ kind: z.literal('flat'), garment }),
  ])
  .transform((former): z.input<typeof presentSchema> => {
    if (former.kind === 'flat') return { scene: 'garmentFlat', garment: former.garment }
    if (former.kind === 'lines') return { scene: former.view === 'back' ? 'linesBack' : 'lines' }
    const { view: seen, width: across, transparent } = former
    return { scene: pictures[seen][transparent ? 'transparent' : 'onGround'], width: across }
  })
  .pipe(presentSchema)

/** What one look becomes as a file: a scene of the list, as a PNG so many pixels wide or as an SVG; of one garment, where the scene shows one. */
export const lookFileSchema = z.union([formerSchema, presentSchema])
export type LookFile = z.output<typeof lookFileSchema>
