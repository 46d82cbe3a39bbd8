import type { Measures } from '../bodies/measures.ts'
import { type Body, bodyOf } from './body.ts'
import type { Build } from './build.ts'
import { type Fit, unfitted } from './fit.ts'
import { girthAround, surfaceAlong } from './girthAround.ts'
import { backLengthOf, shoulderWidthOf } from './lengthsOf.ts'
import { girths, tapePlanes } from './tapePlanes.ts'

const rounds = 9
const pose = 35

/** What the rings of a body must be corrected by for a tape to read its measures: each round tapes the body and grows every ring by what is missing. */
export function fitted(measures: Measures, build: Build): Fit {
  let fit = unfitted
  for (let round = 0; round < rounds; round++) fit = closer(measures, bodyOf(measures, build, pose, fit), fit)
  return fit
}

function closer(measures: Measures, body: Body, fit: Fit): Fit {
  const planes = tapePlanes({ ...body, height: measures.height, head: measures.head }, () => Infinity)
  const next = { ...fit }
  for (const girth of girths) {
    const limb = girth === 'upperArm' || girth === 'elbow' || girth === 'wrist'
    const read = girthAround(limb ? body.whole : body.armless, planes[girth])
    const by = (measures[girth] / read) ** 0.9
    if (girth === 'bust' && body.breasts) next.breast += (measures.bust - read) * 0.5
    else next[girth] *= by
  }
  const { levels, skeleton, armless } = body
  const { crotch, waist } = levels
  const { scale, nape, shoulder } = skeleton
  const shoulderPoint = [shoulder[0], levels.shoulder - 8 * scale, shoulder[2]] as const
  next.nape += backLengthOf(armless, nape, waist, -40 * scale) - measures.backLength
  next.shoulderWidth *= measures.shoulderWidth / shoulderWidthOf(body.whole, nape - 8 * scale, shoulderPoint)
  const found = crotch + 60 - surfaceAlong((t) => armless(0, crotch + 60 - t, -10))
  next.crotch += crotch - found
  return next
}
