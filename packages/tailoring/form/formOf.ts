import { clamp } from '@toile/geometry'
import type { Measures } from '../bodies/measures.ts'
import { bodyOf } from './body.ts'
import { builds } from './builds/index.ts'
import { fitted } from './fitted.ts'
import { fieldOf, shellOf } from './fieldOf.ts'
import type { Figure, Form, Mesh, Spot } from './form.ts'
import { meshOf } from './meshOf.ts'
import { sectionsOf } from './sectionsOf.ts'

const fieldCell = 15
const meshCell = 8

/** The body of measures in millimetres as a form to hang cloth on, its arms so many degrees off the trunk (0 hangs as near as the hips let them, 80 is nearly level); its mesh is made when it is first asked for. */
export function formOf(measures: Measures, figure: Figure, arms = 35): Form {
  const body = bodyOf(measures, builds[figure], arms, fitted(measures, figure))
  const { skeleton, levels, armless, whole } = body
  const { scale, wrist } = skeleton
  const around = 60
  const small = clamp(scale, 0.6, 1)
  const reach = Math.max(wrist[0] + skeleton.arm[0] * 200 * scale + 60 * scale, measures.hips / 4) + around
  const least: Spot = [-reach, -30, -220 * scale - around]
  const most: Spot = [reach, measures.height + around, 260 * scale + around]
  let mesh: Mesh | undefined
  return {
    measures,
    figure,
    levels,
    arms: body.arms,
    legs: body.legs,
    sections: sectionsOf(armless, levels, scale),
    field: fieldOf(whole, least, most, fieldCell * small),
    get mesh() {
      mesh ??= meshOf(whole, shellOf(whole, least, most, meshCell * small))
      return mesh
    },
  }
}
