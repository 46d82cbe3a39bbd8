import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { scriptRoles } from './scriptRoles.ts'

/** Most colours of a script that are held fast, and most that are left out. */
export const mostHeld = 12
export const mostLeftOut = 24

/** What a person does to a script by hand: colours held fast, with a role if one was given and the colour of the pictures each was changed from, and colours left out (requirement S3.03). */
export const scriptHandSchema = z.object({
  kept: z
    .array(
      z.object({
        color: colorSchema,
        role: z
          .enum(scriptRoles.map(({ id }) => id))
          .nullable()
          .default(null),
        of: colorSchema.nullable().default(null),
      }),
    )
    .max(mostHeld)
    .default([]),
  without: z.array(colorSchema).max(mostLeftOut).default([]),
})
export type ScriptHand = z.output<typeof scriptHandSchema>

/** No hand was laid on the script. */
export const noHand: ScriptHand = { kept: [], without: [] }
