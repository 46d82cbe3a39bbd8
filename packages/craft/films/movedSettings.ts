import { limits } from '@toile/rules/limits.ts'
import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'

const { armStrokes } = limits.films

const point = z.tuple([z.number().min(-20_000).max(20_000), z.number().min(-20_000).max(20_000)])

/** A line drawn along an arm that lies against the body, in pixels of the cut-out. */
const strokeSchema = z.object({ points: z.array(point).min(1).max(400), radius: z.number().min(1).max(400) })

export type ArmStroke = z.output<typeof strokeSchema>

/** What is the left arm in somebody's own picture, and what the right one, where a person has to say. */
export const armsSchema = z.object({
  left: z.array(strokeSchema).max(armStrokes).default([]),
  right: z.array(strokeSchema).max(armStrokes).default([]),
})
export type ArmStrokes = z.output<typeof armsSchema>

/** How own mannequins are moved in a film (requirement S2.43): the picture whose ground is filled behind them, in place of the look's, and what their arms are. */
export const movedSchema = z.object({ picture: hashOf('picture').nullable(), arms: armsSchema })
export type MovedSettings = z.output<typeof movedSchema>
