import { add, clamp, type Point, scale } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Step } from '../drafting/round.ts'

/** How a trunk stands off the body, in millimetres: round the chest, beyond the shoulder point, at the sides of the neck, and how much lower its armhole lies. */
export interface Room {
  ease: number
  shoulder?: number
  neck?: number
  deeper?: number
}

/** The corners of half a front or back in millimetres, x from the middle, y up from the waist, and the direction down the shoulder and the one square to it, into the piece. */
export interface Trunk {
  neck: Point
  tip: Point
  under: Point
  slope: Point
  inward: Point
}

/** How far the side of the neck lies above the nape. */
const nape = 20

/** How large a body is beside the woman of 1.68 m that fixed measures were set for. */
export const sizeOf = ({ height }: Measures): number => height / 1680

/** A quarter of the chest with its neck, shoulder and underarm, for a body and the room round it. */
export function trunkOf(body: Measures, { ease, neck = 0, shoulder = 0, deeper = 0 }: Room): Trunk {
  const width = (body.bust + ease) / 4
  const angle = (body.shoulderSlope * Math.PI) / 180
  const slope: Point = [Math.cos(angle), -Math.sin(angle)]
  const tipX = Math.min(body.shoulderWidth / 2 + shoulder, width - 10)
  const neckX = Math.min(body.neck / 6 + 8 * sizeOf(body) + neck, tipX - 34)
  const at: Point = [neckX, body.backLength + nape]
  const tip = add(at, scale(slope, (tipX - neckX) / slope[0]))
  const depth = clamp(body.bust / 8 + 100, body.backLength * 0.46, body.backLength * 0.56) + ease / 16 + deeper
  return { neck: at, tip, under: [width, body.backLength - depth], slope, inward: [slope[1], -slope[0]] }
}

/** The armhole from the underarm up to the shoulder: square to the side and to the shoulder, so that it runs on smoothly over both seams, and hollowed more in front than behind. */
export function armhole({ tip, under, inward }: Trunk, face: 'front' | 'back'): Step {
  const rise = tip[1] - under[1]
  const out = under[0] - tip[0]
  const front = face === 'front'
  const foot = out + rise * (front ? 0.17 : 0.1)
  return {
    id: 'arm',
    to: tip,
    handles: [[under[0] - foot, under[1]], add(tip, scale(inward, rise * (front ? 0.52 : 0.56)))],
    end: 'seam',
  }
}
