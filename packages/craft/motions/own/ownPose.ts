import { z } from 'zod'
import type { ArmGesture, Gesture, LegGesture } from '../../mannequins/round/gesture.ts'

const degrees = (most: number) => z.number().min(-most).max(most)
const heads = (most: number) => z.number().min(-most).max(most)
const both = <T extends z.ZodType>(one: T) => z.tuple([one, one])

const trunkSchema = z.object({ shift: heads(1), tilt: degrees(40), z: heads(1) })
const boneSchema = z.tuple([degrees(180), degrees(180)])
const restIds = [
  'free',
  'hip',
  'pocket',
  'collar',
  'lapel',
  'chin',
  'hair',
  'arm',
  'elbow',
  'front',
  'back',
  'thigh',
] as const
const handIds = ['relaxed', 'strap', 'pocket', 'hip', 'collar', 'clutch', 'flat'] as const

const armSchema = z.object({
  /** Degrees outward from hanging and forward, in the chest's own space. */
  upper: boneSchema,
  lower: boneSchema,
  /** Whether it is drawn over the trunk; null where the near arm is. */
  over: z.boolean().nullable(),
  rest: z.enum(restIds).nullable(),
})

const legSchema = z.object({
  ankle: z.tuple([heads(2.4), heads(2.4)]),
  heel: z.number().min(-15).max(75),
  lift: z.number().min(0).max(2.4),
  kneeOut: heads(2),
  toes: degrees(120),
})

/** How somebody stands in a key frame: the numbers of a gesture, within what a body can do. */
export const ownPoseSchema = z.object({
  yaw: degrees(180),
  twist: degrees(60),
  chest: trunkSchema,
  pelvis: trunkSchema,
  head: z.object({ yaw: degrees(180), nod: degrees(40), roll: degrees(40), shift: heads(0.3) }),
  arms: both(armSchema),
  hands: both(z.enum(handIds)),
  legs: both(legSchema),
  weight: z.union([z.literal(0), z.literal(1)]),
  sink: z.number().min(-1).max(1.4),
  mood: z.enum(['calm', 'smile', 'laugh', 'proud', 'pensive']),
  gaze: heads(1),
})
export type OwnPose = z.output<typeof ownPoseSchema>

/** The gesture of a pose, drawn like the one somebody stands in by themselves. */
export function gestureOfPose({ arms, legs, ...own }: OwnPose, rest: Gesture): Gesture {
  const arm = ({ upper, lower, over, rest: at }: OwnPose['arms'][0]): ArmGesture => ({
    upper,
    lower,
    ...(over === null ? {} : { over }),
    ...(at === null ? {} : { rest: at }),
  })
  return { ...rest, ...own, arms: [arm(arms[0]), arm(arms[1])], legs }
}

const near = (value: number): number => Math.round(value * 1000) / 1000 + 0

/** The pose of a gesture, its numbers as exact as a picture shows and within their bounds. */
export function poseOfGesture({
  yaw,
  twist,
  chest,
  pelvis,
  head,
  arms,
  hands,
  legs,
  weight,
  sink = 0,
  mood,
  gaze,
}: Gesture): OwnPose {
  const arm = ({ upper, lower, over, rest }: ArmGesture) => ({
    upper: [...upper],
    lower: [...lower],
    over: over ?? null,
    rest: rest ?? null,
  })
  const leg = ({ ankle, heel = 0, lift = 0, kneeOut = 0.12, toes }: LegGesture) => ({
    ankle: [...ankle],
    heel,
    lift,
    kneeOut,
    toes,
  })
  const own = {
    yaw,
    twist,
    chest,
    pelvis,
    head,
    arms: arms.map(arm),
    hands,
    legs: legs.map(leg),
    weight,
    sink,
    mood,
    gaze,
  }
  return ownPoseSchema.parse(bounded(ownPoseSchema, rounded(own)))
}

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === 'number' ? near(one) : one))

/** Numbers brought within the bounds that a form tells, wherever they stand in it. */
function bounded(form: z.ZodType, value: unknown): unknown {
  const issues = form.safeParse(value).error?.issues ?? []
  const cramped = structuredClone(value)
  for (const issue of issues) {
    if (issue.code !== 'too_big' && issue.code !== 'too_small') continue
    const most = issue.code === 'too_big' ? issue.maximum : issue.minimum
    set(cramped, issue.path, Number(most))
  }
  return cramped
}

function set(into: unknown, [key, ...further]: readonly PropertyKey[], value: number): void {
  if (typeof into !== 'object' || into === null || key === undefined) return
  if (further.length > 0) return set(Reflect.get(into, key), further, value)
  Reflect.set(into, key, value)
}
