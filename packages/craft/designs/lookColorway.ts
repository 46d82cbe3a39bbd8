import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { inksOfPicturesSchema } from '../prints/pictureInks.ts'

const id = z.string().min(1).max(60)

/** A role that colours of a look play together, as a designer has put it: the first colour leads, the others are tones of it. */
export const colorRoleSchema = z.object({
  id,
  /** What the designer calls it; by its part in the picture where nothing is told. */
  name: z.string().max(limits.nameLength),
  colors: z.array(colorSchema).min(1).max(limits.colorRoles),
})
export type KeptRole = z.output<typeof colorRoleSchema>

/** A look in another palette: the colour of each role; roles that are not named keep theirs. */
export const colorwaySchema = z.object({
  id,
  name: z.string().max(limits.nameLength),
  colors: z.array(z.object({ role: id, color: colorSchema })).max(limits.colorRoles),
})
export type LookColorway = z.output<typeof colorwaySchema>

/** A colourway to be shown without being kept: its colours, the roles that they are for, and the inks of the look’s printed pictures. */
export const wornColorwaySchema = z.object({
  colors: colorwaySchema.shape.colors,
  inks: inksOfPicturesSchema.optional(),
  roles: z.array(colorRoleSchema).max(limits.colorRoles),
})
