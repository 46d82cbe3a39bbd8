import { colorSchema } from '@toile/craft/colors/color.ts'
import { steeringSchema } from '@toile/craft/designs/compose/brief.ts'
import { styleSchema } from '@toile/craft/designs/design.ts'
import { repeatSchema } from '@toile/craft/prints/repeat.ts'
import { readingSchema } from '@toile/craft/script/reading.ts'
import { wishSchema } from '@toile/craft/words/wishSchema.ts'
import { limits, priceOf, type TierId } from '@toile/rules/limits.ts'
import { idOf, sha256 } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { leftOutSchema } from '../tasks/leftOut.ts'
import { tierSchema } from '../tasks/tier.ts'
import { queuedSchema } from '../tasks.ts'

/** A picture of a moodboard with what it tells a collection (requirement S3.03). */
const readPictureSchema = z.object({ fileId: z.uuid(), hash: sha256(), name: z.string(), reading: readingSchema })
export type ReadPicture = z.output<typeof readPictureSchema>

export const generation = calls({
  generateDesigns: {
    method: 'POST',
    path: '/api/generate/designs',
    says: 'Queues the drawing of looks from a project as it stands now, steered by season, occasion, market and keywords, and holds their credits; names the sketches that it leaves out because nobody knows yet what they show.',
    label: 'Draw looks ({{looks}})',
    costs: ({ tier, looks }: { tier: TierId; looks: number }) => priceOf(tier, looks),
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      projectId: idOf('project'),
      looks: z.number().int().min(1).max(limits.looksPerGeneration).default(limits.looksPerGeneration),
      seed: z.number().int().min(0).max(0xffffffff).optional(),
      style: styleSchema.optional(),
      tier: tierSchema.default('normal'),
      ...steeringSchema.shape,
    }),
    gives: queuedSchema.extend({ leftOut: z.array(leftOutSchema.extend({ says: z.string() })) }),
  },
  readBoard: {
    method: 'POST',
    path: '/api/generate/board',
    says: 'What the pictures of a project’s moodboard tell a collection, in the order of the board; each is read once and kept, and those that cannot be read are left out.',
    who: 'studio',
    changes: false,
    takes: z.object({ projectId: idOf('project') }),
    gives: z.object({ pictures: z.array(readPictureSchema).max(limits.board.mood) }),
  },
  generatePrints: {
    method: 'POST',
    path: '/api/generate/prints',
    says: 'Queues four prints from words, from pictures, or from both; wishes that the person confirmed take the place of a reading.',
    label: 'Make prints ({{count}})',
    costs: () => limits.makingCredits.prints,
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      mode: z.enum(['text', 'image', 'textImage']).default('text'),
      text: z.string().max(limits.promptLength).default(''),
      /** What the person kept of the reading; without it the text is read, guesses left out. */
      wishes: z.array(wishSchema).max(60).nullable().default(null),
      fileIds: z.array(idOf('file')).max(limits.printGeneration.pictures).default([]),
      colors: z.array(colorSchema).max(limits.board.color).default([]),
      repeat: repeatSchema.nullable().default(null),
      /** Width of the tile on cloth in millimetres. */
      width: z.number().min(2).max(2000).nullable().default(null),
      count: z.number().int().min(1).max(limits.printGeneration.most).default(limits.printGeneration.count),
      seed: z.number().int().min(0).max(0xffffffff).optional(),
    }),
    gives: queuedSchema,
  },
})
