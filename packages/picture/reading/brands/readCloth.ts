import { printKinds } from '@toile/craft/brands/printKinds.ts'
import type { ClothReading } from '@toile/craft/brands/brandReading.ts'
import type { Pixels } from '../../surface.ts'
import { evenLight } from '../../tiles/evenLight.ts'
import { periodOf } from '../../tiles/period.ts'
import { nearestPrints } from './nearestPrints.ts'
import { type SeenPrint, seePrint } from './printTraits.ts'

/** How far cloth may differ within itself and still be plain, in OKLab: flat pictures of cloth, and cloth that folds on a body. */
const plainBelow = { flat: 0.018, worn: 0.02 }
const least = 24

/** Looks at a patch of cloth that somebody wears, its light evened out; nothing where it is too small. */
export const seeWorn = (patch: Pixels): SeenPrint | null =>
  Math.min(patch.width, patch.height) < least ? null : seePrint(evenLight(patch, null, null))

/** Reads what is printed on a patch of cloth (requirement S2.61); `scale` is millimetres for each pixel where it is known. */
export function readCloth(patch: Pixels, from: 'flat' | 'worn', scale: number | null): ClothReading | null {
  if (Math.min(patch.width, patch.height) < least) return null
  const even = from === 'worn' ? evenLight(patch, null, null) : patch
  const { traits, strength, density, colors } = seePrint(even)
  if (strength < plainBelow[from]) {
    const sure = Math.min(1, plainBelow[from] / Math.max(0.002, strength) - 0.4)
    return { kind: 'plain', shares: onlyPlain, confidence: sure, like: [], step: null, density: 0, colors: 1 }
  }
  const named = nearestPrints(traits, from)
  const step = scale === null ? null : stepIn(even, scale)
  return { ...named, confidence: named.confidence * (from === 'worn' ? 0.8 : 1), step, density, colors }
}

const onlyPlain = printKinds.map(({ id }) => (id === 'plain' ? 1 : 0))

function stepIn(patch: Pixels, scale: number): number | null {
  const { across, down } = periodOf(patch)
  const steps = [across, down].flatMap((step) => (step ? [Math.hypot(step.x, step.y) * scale] : []))
  return steps.length ? Math.round(Math.min(...steps)) : null
}
