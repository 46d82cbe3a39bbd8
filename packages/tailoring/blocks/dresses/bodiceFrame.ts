import { clamp, distance, lerp, type Point, rotate, subtract, unit } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { reached } from '../drafting/reached.ts'

/** How a bodice stands off the body in millimetres: round bust and waist, how far above the waist it ends, and whether it is shaped over the bust at all. */
export interface Fit {
  bust: number
  waist: number
  level?: number
  shaped: boolean
}

/** Half a front or a back in millimetres, x from the middle, y up from the waist, its bust dart closed: `up` is the direction of the side seam, `apex` is what its darts point at, and `intake` is the waist dart below it. */
export interface Face {
  neck: Point
  tip: Point
  pitch: Point
  under: Point
  side: Point
  up: Point
  apex: Point
  intake: number
}

/** A front and a back that belong together; `turn` is the angle of the bust dart in radians, `shift` is how much wider than a quarter the front is and the back is not. */
export interface Frame {
  front: Face
  back: Face
  turn: number
  shift: number
}

/** How far the nape lies below the side of the neck. */
export const nape = 20

/** The girth of a trunk at a height above the waist, in millimetres. */
function girthAt(body: Measures, height: number): number {
  const apex = body.frontLength - body.bustDepth
  const low = apex * 0.6
  if (height < 0) return lerp(body.waist, body.hips, clamp(-height / body.waistToHips))
  if (height < low) return lerp(body.waist, body.underbust, height / low)
  return lerp(body.underbust, body.bust, clamp((height - low) / (apex - low)))
}

/** How much the side takes in between the chest and the waist, and how much the dart does. */
function sharedOut(lost: number, shaped: boolean): { side: number; dart: number } {
  const side = clamp(0.42 * lost, 0, 26)
  const dart = Math.min(lost - side, 40)
  if (!shaped || lost < 14) return { side: lost, dart: 0 }
  return { side: lost - dart, dart }
}

/** The angle in radians by which the lower side is turned up round the bust point until the side is as long as the back's. */
const bustAngle = (side: Point, under: Point, apex: Point, wanted: number): number =>
  reached(-wanted, [0, 0.7], (at) => -distance(rotate(side, at, apex), under), 40)

/** The corners of a front and a back for a body and how they stand off it. */
export function bodiceFrame(body: Measures, fit: Fit): Frame {
  const level = fit.level ?? 0
  const cup = body.bust - body.underbust
  const shift = fit.shaped ? clamp(cup * 0.02, 0, 6) : 0
  const chest = (body.bust + fit.bust) / 4
  const waist = (girthAt(body, level) + fit.waist) / 4
  const { side: taken, dart } = sharedOut(chest - waist, fit.shaped)
  const depth = Math.min(body.bust / 8 + 95, body.backLength * 0.56) + Math.max(0, fit.bust) / 16
  const under = body.backLength - depth
  const longer = body.frontLength - body.backLength - nape + 0.09 * cup
  const raise = fit.shaped && longer > 6 ? longer : 0
  const neckX = body.neck / 6 + 6
  const tipX = Math.max(neckX + 35, Math.min(body.shoulderWidth / 2, chest - shift - 14))
  const fall = (tipX - neckX) * Math.tan((body.shoulderSlope * Math.PI) / 180)
  const face = (front: boolean): Face => {
    const [way, top] = front ? [shift, body.frontLength] : [-shift, body.backLength + nape]
    const width = chest + way
    const intake = dart === 0 ? 0 : dart + (front ? -4 : 4)
    const sideX = width - taken
    const tip: Point = [tipX, top - fall]
    const armpit: Point = [width, front ? under + raise : under]
    const inset = tipX * (front ? 0.15 : 0.085)
    const apex: Point = front
      ? [body.bustSpan / 2, body.frontLength - body.bustDepth]
      : [sideX * 0.47, armpit[1] - 8 + Math.min(0, level)]
    const side: Point = [sideX, level + dart * 0.22]
    return {
      neck: [neckX, top],
      tip,
      pitch: [Math.min(tipX - inset, width - 24), lerp(armpit[1], tip[1], front ? 0.36 : 0.44)],
      under: armpit,
      side,
      up: unit(subtract(armpit, side)),
      apex,
      intake,
    }
  }
  const [front, back] = [face(true), face(false)]
  const turn = raise > 0 ? bustAngle(front.side, front.under, front.apex, distance(back.side, back.under)) : 0
  const up = unit(subtract(front.under, rotate(front.side, turn, front.apex)))
  return { front: { ...front, up }, back, turn, shift }
}
