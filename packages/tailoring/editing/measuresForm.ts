import { z } from 'zod'
import type { Measures } from '../bodies/measures.ts'

const mm = z.number().min(20).max(3000)

/** The form of a body as a tape reads it, in millimetres and degrees. */
export const measuresForm = z.object({
  height: mm,
  neck: mm,
  bust: mm,
  underbust: mm,
  waist: mm,
  hips: mm,
  thigh: mm,
  knee: mm,
  calf: mm,
  ankle: mm,
  upperArm: mm,
  elbow: mm,
  wrist: mm,
  head: mm,
  shoulderWidth: mm,
  shoulderSlope: z.number().min(0).max(60),
  armLength: mm,
  frontLength: mm,
  backLength: mm,
  bustSpan: mm,
  bustDepth: mm,
  waistToHips: mm,
  waistToCrotch: mm,
  waistToKnee: mm,
  waistToFloor: mm,
} satisfies Record<keyof Measures, z.ZodNumber>)
