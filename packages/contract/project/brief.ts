import { colorSchema } from '@toile/craft/colors/color.ts'
import { projectDocument } from '@toile/studio/projects/project.ts'
import { z } from 'zod'
import { readWishSchema } from './readWish.ts'
import { moment } from '../moment.ts'

const { gender, ageGroup } = projectDocument.present.shape
const times = z.number().int()

/** A brief as it is kept, and what was read of it; every wish and colour with the line it stands in (requirement S5.05). */
export const readBriefSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['text', 'markdown', 'pdf', 'word']),
  bytes: z.number().int(),
  createdAt: moment,
  words: z.string(),
  title: z.string(),
  wishes: z.array(readWishSchema.extend({ excerpt: z.string(), times })),
  colors: z.array(
    z.object({
      color: colorSchema,
      name: z.string(),
      tcx: z.string(),
      from: z.number().int(),
      excerpt: z.string(),
      times,
    }),
  ),
  gender: gender.unwrap().nullable(),
  ageGroup: ageGroup.unwrap().nullable(),
  positions: z.array(z.string()),
})
export type ReadBrief = z.output<typeof readBriefSchema>
