import type { Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Step } from '../drafting/round.ts'

/** How a trunk stands off the body, in millimetres: round the chest, at the neck's sides, beyond the shoulder. */
interface Room {
  ease: number
  neck?: number
  shoulder?: number
}

/** The corners of half a front or back in millimetres, x from the middle, y up from the waist. */
interface Trunk {
  neck: Point
  tip: Point
  under: Point
}

const nape = 20

/** A quarter of the chest with its neck, shoulder and underarm, for a body and the room round it. */
export function trunkOf(body: Measures, { ease, neck = 0, shoulder = 0 }: Room): Trunk {
  const width = (body.bust + ease) / 4
  const tipX = Math.min(body.shoulderWidth / 2 + shoulder, width - 12)
  const neckX = Math.min(body.neck / 6 + 8 + neck, tipX - 40)
  const neckY = body.backLength + nape
  const tipY = neckY - (tipX - neckX) * Math.tan((body.shoulderSlope * Math.PI) / 180)
  const depth = Math.min(body.bust / 8 + 100, body.backLength * 0.56) + ease / 16
  return { neck: [neckX, neckY], tip: [tipX, tipY], under: [width, body.backLength - depth] }
}

/** The armhole from the underarm up to the shoulder, hollowed more in front than behind. */
function armhole({ tip, under }: Trunk, face: 'front' | 'back'): Step {
  const hollow = tip[0] - (face === 'front' ? 20 : 9)
  const rise = tip[1] - under[1]
  return {
    id: 'arm',
    to: tip,
    handles: [
      [under[0] - (under[0] - hollow) * 0.8, under[1] + 2],
      [hollow - 4, under[1] + rise * 0.5],
    ],
    end: 'seam',
  }
}

/** The neckline from the shoulder to the middle, so many millimetres below the side of the neck. */
export function neckline({ neck: [x, y] }: Trunk, depth: number): Step {
  const low = y - depth
  const handles: Step['handles'] = [
    [x - 2, y - depth * 0.58],
    [x * 0.58, low],
  ]
  return { id: 'neck', to: [0, low], handles, end: 'seam' }
}

/** The edges of half a front or back from the underarm over armhole and shoulder to the middle of the neck. */
export const upper = (trunk: Trunk, face: 'front' | 'back', neck: Step): Step[] => [
  armhole(trunk, face),
  { id: 'shoulder', to: trunk.neck, end: 'seam' },
  neck,
]
