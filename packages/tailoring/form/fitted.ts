import { keepLatest } from '@toile/geometry'
import { measureNames } from '../bodies/measureNames.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Body, bodyOf } from './body.ts'
import type { Build } from './build.ts'
import { builds } from './builds/index.ts'
import { type Fit, unfitted } from './fit.ts'
import type { Figure } from './form.ts'
import { girthAround, surfaceAlong } from './girthAround.ts'
import { backLengthOf, shoulderWidthOf } from './lengthsOf.ts'
import { girths, tapePlanes } from './tapePlanes.ts'

const rounds = 9
const pose = 35
const kept = keepLatest<Fit>(24)

/** What the rings of a body must be corrected by for a tape to read its measures: each round tapes the body and grows every ring by what is missing. */
export const fitted = (measures: Measures, figure: Figure): Fit =>
  kept(`${figure} ${measureNames.map((name) => measures[name]).join(' ')}`, () => fit(measures, builds[figure]))

function fit(measures: Measures, build: Build): Fit {
  let found = unfitted
  for (let round = 0; round < rounds; round++) found = closer(measures, bodyOf(measures, build, pose, found), found)
  return found
}

function closer(measures: Measures, body: Body, fit: Fit): Fit {
  const planes = tapePlanes({ ...body, height: measures.height, head: measures.head }, () => Infinity)
  const next = { ...fit }
  for (const girth of girths) {
    const limb = girth === 'upperArm' || girth === 'elbow' || girth === 'wrist'
    const read = girthAround(limb ? body.whole : body.armless, planes[girth])
    const by = (measures[girth] / read) ** (girth === 'hips' ? 1.5 : 0.9)
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
