import { distance, lerp, type Point, type Table } from '@toile/geometry'
import type { Build, Levels } from './build.ts'
import { boy } from './builds/boy.ts'
import { girl } from './builds/girl.ts'
import { man } from './builds/man.ts'
import { widened } from './builds/restat.ts'
import { woman } from './builds/woman.ts'
import type { LandmarkName } from './figure.ts'
import type { FigureDocument } from './ownFigure.ts'

/** Marked places in heads. */
export type Marks = Readonly<Record<LandmarkName, Point>>

/** The body of the catalogue that an own mannequin's own is made from. */
export const nearestBuild = ({ gender, ageGroup }: Pick<FigureDocument, 'gender' | 'ageGroup'>): Build =>
  ageGroup === 'child' ? (gender === 'female' ? girl : boy) : gender === 'female' ? woman : man

/** A level of the body with both its marked sides: where its middle lies, how it leans (degrees) and its half width, in heads. */
export interface Level {
  y: number
  middle: number
  lean: number
  half: number
}

/** The level between two marked sides. */
export function levelOf(left: Point, right: Point): Level {
  return {
    y: (left[1] + right[1]) / 2,
    middle: (left[0] + right[0]) / 2,
    lean: (Math.atan2(right[1] - left[1], Math.max(0.05, right[0] - left[0])) * 180) / Math.PI,
    half: Math.max(0.08, distance(left, right) / 2),
  }
}

/** The body that garments are drafted on (requirement S3.19): the catalogue's nearest, each part as long and as wide as it is marked. */
export function fitBuild(base: Build, marks: Marks): Build {
  const [shoulder, armpit, waist, hip] = (['shoulder', 'armpit', 'waist', 'hip'] as const).map((name) =>
    levelOf(marks[`${name}Left`], marks[`${name}Right`]),
  )
  const down = levelMap(base, marks)
  const wide = (y: number) => {
    const baseHalf = (at: number) => rowAt(base.trunk, at)
    const { levels } = base
    const known: [number, number][] = [
      [levels.armpit, armpit.half / baseHalf(levels.armpit)],
      [levels.waist, waist.half / baseHalf(levels.waist)],
      [levels.hip, hip.half / baseHalf(levels.hip)],
    ]
    return between(known, y)
  }
  const hips = hip.half / rowAt(base.trunk, base.levels.hip)
  const shoulders = shoulder.half / base.shoulder[0]
  const neck = distance(marks.neckLeft, marks.neckRight) / 2 / base.neck[base.neck.length - 1][1]
  const bone = (a: 'shoulder' | 'elbow', b: 'elbow' | 'wrist') =>
    (distance(marks[`${a}Left`], marks[`${b}Left`]) + distance(marks[`${a}Right`], marks[`${b}Right`])) / 2
  const limbs = Math.min(1.35, Math.max(0.7, Math.sqrt(shoulders * hips)))
  return {
    ...base,
    heads: down(base.heads),
    levels: mapLevels(base.levels, down),
    trunk: base.trunk.map(([y, half]) => [down(y), half * wide(y)]),
    neck: base.neck.map(([y, half]) => [down(y), half * Math.min(1.5, Math.max(0.6, neck))]),
    shoulder: [shoulder.half, shoulder.y],
    armRoot: [base.armRoot[0] * shoulders, down(base.armRoot[1])],
    upperArm: bone('shoulder', 'elbow'),
    foreArm: bone('elbow', 'wrist'),
    hipRoot: [base.hipRoot[0] * hips, down(base.hipRoot[1])],
    kneeY: (marks.kneeLeft[1] + marks.kneeRight[1]) / 2,
    ankleY: (marks.ankleLeft[1] + marks.ankleRight[1]) / 2,
    arm: widened(base.arm, limbs),
    leg: widened(base.leg, Math.min(1.35, Math.max(0.7, hips))),
  }
}

/** Heights of the base body to heights of the marked one: straight between the marked levels, never turning back. */
function levelMap({ levels }: Build, marks: Marks): (y: number) => number {
  const mean = (name: 'shoulder' | 'armpit' | 'bust' | 'waist' | 'hip' | 'knee' | 'ankle') =>
    (marks[`${name}Left`][1] + marks[`${name}Right`][1]) / 2
  const pairs: [number, number][] = [
    [0, marks.headTop[1]],
    [levels.chin, marks.chin[1]],
    [levels.neck, marks.neckPit[1] - 0.04],
    [levels.shoulder, mean('shoulder')],
    [levels.armpit, mean('armpit')],
    [levels.bust, mean('bust')],
    [levels.waist, mean('waist')],
    [levels.hip, mean('hip')],
    [levels.crotch, marks.crotch[1]],
    [levels.knee, mean('knee')],
    [levels.ankle, mean('ankle')],
  ]
  const rising: [number, number][] = []
  for (const [from, to] of pairs) rising.push([from, Math.max(to, (rising.at(-1)?.[1] ?? -Infinity) + 0.03)])
  const [last] = rising.slice(-1)
  return (y) => (y > last[0] ? last[1] + (y - last[0]) : between(rising, y))
}

function between(known: readonly (readonly [number, number])[], at: number): number {
  if (at <= known[0][0]) return known[0][1]
  for (let i = 1; i < known.length; i++) {
    const [x0, y0] = known[i - 1]
    const [x1, y1] = known[i]
    if (at <= x1) return lerp(y0, y1, (at - x0) / (x1 - x0))
  }
  return known[known.length - 1][1]
}

const rowAt = (rows: Table, y: number) =>
  between(
    rows.map(([at, half]) => [at, half] as const),
    y,
  )

const mapLevels = (levels: Levels, down: (y: number) => number): Levels => ({
  chin: down(levels.chin),
  neck: down(levels.neck),
  shoulder: down(levels.shoulder),
  armpit: down(levels.armpit),
  bust: down(levels.bust),
  underbust: down(levels.underbust),
  waist: down(levels.waist),
  highHip: down(levels.highHip),
  hip: down(levels.hip),
  crotch: down(levels.crotch),
  thigh: down(levels.thigh),
  knee: down(levels.knee),
  calf: down(levels.calf),
  ankle: down(levels.ankle),
  floor: down(levels.floor),
})
