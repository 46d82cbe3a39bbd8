import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { oklabOf } from '../colors/oklch.ts'
import type { Entry } from './entries.ts'
import { apart } from './place.ts'
import { scriptRoles } from './scriptRoles.ts'

/** What a person does to a script by hand: colours held fast, with a role if one was given, and colours left out (requirement S3.03). */
export const scriptHandSchema = z.object({
  kept: z
    .array(
      z.object({
        color: colorSchema,
        role: z
          .enum(scriptRoles.map(({ id }) => id))
          .nullable()
          .default(null),
      }),
    )
    .max(12)
    .default([]),
  without: z.array(colorSchema).max(24).default([]),
})
export type ScriptHand = z.output<typeof scriptHandSchema>

/** No hand was laid on the script. */
export const noHand: ScriptHand = { kept: [], without: [] }

/** A colour this near to one that was left out is that one. */
const same = 0.035

/** What is seen less what was left out. */
export const withoutThose = (entries: readonly Entry[], { without }: ScriptHand): Entry[] =>
  entries.filter(({ place }) => !without.some((color) => apart(oklabOf(color), place) < same))
