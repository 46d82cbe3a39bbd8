import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { mostHeld } from './scriptHand.ts'
import { scriptRoles } from './scriptRoles.ts'

const share = z.number().min(0).max(1)

const scriptColorSchema = z.object({
  color: colorSchema,
  role: z.enum(scriptRoles.map(({ id }) => id)),
  /** The share of the worn cloth it should have. */
  share,
  /** The share of the pictures it covers. */
  seen: share,
  /** The id of the colour on the board, when it was asked for. */
  asked: z.string().max(80).nullable(),
  /** The picture it is seen in most, by content hash. */
  from: z.string().nullable(),
  /** Whether a person holds it fast. */
  kept: z.boolean(),
})
export type ScriptColor = z.output<typeof scriptColorSchema>

/** A board full of asked colours, all that can be held, and one of each hue with two neutrals. */
const mostColors = limits.board.color + mostHeld + 14

/** The colours of a collection and where they meet in its pictures (requirement S3.03). */
export const colorScriptSchema = z.object({
  colors: z.array(scriptColorSchema).min(1).max(mostColors),
  /** For every window of every picture, the share of each colour of the script. */
  windows: z.array(z.array(share)),
  /** The run of the leading picture from top to bottom. */
  profile: z.array(colorSchema),
  /** What looks stand on. */
  ground: colorSchema,
})
export type ColorScript = z.output<typeof colorScriptSchema>
