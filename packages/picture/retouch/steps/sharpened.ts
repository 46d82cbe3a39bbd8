import type { Retouch } from '@toile/craft/products/retouch.ts'
import { gauss } from '../../kernels/boxBlur.ts'
import { planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'

const strongest = 2.4
/** Differences below are grain. */
const grain = 0.8
/** The most by which an edge is lightened or darkened, so that it gets no halo. */
const most = 26

/** A picture with crisper edges: its lightness less a blurred copy (an unsharp mask); colours stay. */
export function sharpened(worked: Worked, { amount }: Extract<Retouch, { kind: 'sharpen' }>): StepDone {
  return { worked: amount ? onBoth(worked, (pixels) => crisp(pixels, amount * strongest)) : worked }
}

function crisp(pixels: Pixels, amount: number): Pixels {
  const { width, height, rgba } = pixels
  const light = planeOf(pixels, (i) => 0.3 * rgba[i * 4]! + 0.59 * rgba[i * 4 + 1]! + 0.11 * rgba[i * 4 + 2]!)
  const soft = gauss(light, Math.max(1, Math.max(width, height) / 1400)).values
  const out = rgba.slice()
  for (let i = 0, j = 0; i < soft.length; i++, j += 4) {
    const off = light.values[i]! - soft[i]!
    const told = Math.sign(off) * Math.max(0, Math.abs(off) - grain)
    const lift = Math.max(-most, Math.min(most, told * amount))
    for (let c = 0; c < 3; c++) out[j + c] = rgba[j + c]! + lift
  }
  return { width, height, rgba: out }
}
