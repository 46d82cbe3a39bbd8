import type { Lamp } from '@toile/craft/products/light.ts'
import { linear } from './linearLight.ts'

type Three = readonly [number, number, number]

/** A lamp as the formula of light takes it: the unit direction to it (right, down, towards the viewer), the tangent of half its size, its colour with its strength, linear, and how far from the middle of the picture it stands, in halves of the picture's height. */
export interface LitLamp {
  to: Three
  size: number
  color: Three
  far: number
}

/** A tube of coloured light stands near what it colours, a large box further away, a bare sun far. */
const farOf = ({ gel, soft }: Pick<Lamp, 'gel' | 'soft'>) => (gel ? 1.3 : 4 + 8 * (1 - soft) * (1 - soft))

/** The lamp of a picture's document in numbers. */
export function lampOf({ from, height, soft, warm, strength, gel }: Lamp): LitLamp {
  const round = (from * Math.PI) / 180
  const up = (height * Math.PI) / 180
  const across = Math.cos(up)
  const warmth: Three = [1 + 0.22 * warm, 1 + 0.02 * warm, 1 - 0.3 * warm]
  const tint: Three = gel ? [linear[gel.r]!, linear[gel.g]!, linear[gel.b]!] : [1, 1, 1]
  return {
    to: [Math.sin(round) * across, -Math.cos(round) * across, Math.sin(up)],
    size: 0.05 + 0.6 * soft,
    far: farOf({ gel, soft }),
    color: [warmth[0] * tint[0] * strength, warmth[1] * tint[1] * strength, warmth[2] * tint[2] * strength],
  }
}
