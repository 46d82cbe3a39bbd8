import { type Light, studioLight } from '@toile/craft/products/light.ts'
import { keepLatest } from '@toile/geometry'
import { type EstimatedForm, estimatedForm } from '../relight/estimatedForm.ts'
import { type Behind, estimatedMaps } from '../relight/estimatedMaps.ts'
import type { LightMaps } from '../relight/lightMaps.ts'
import { lit, litRows, seenBy } from '../relight/lit.ts'
import { withoutOwnLight } from '../relight/withoutOwnLight.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Pixels } from '../surface.ts'
import { roomFor } from './roomFor.ts'
import { withSubject } from './subject.ts'
import type { BareGround, Worked } from './worked.ts'

/** How far the ground of a photograph takes another light: it keeps its own shadows. */
const photographTakes = 0.45
/** Parts of the scale between what was cut out and a wall or table behind it. */
const lift = 0.16

const forms = new WeakMap<Pixels, EstimatedForm>()
/** By what is in front, then by the ground that it is lit before. */
const maps = new WeakMap<Pixels, WeakMap<object, ReturnType<typeof keepLatest<LightMaps>>>>()

function formOf(front: Pixels): EstimatedForm {
  const known = forms.get(front) ?? estimatedForm(front)
  if (!known) throw refuse('nothingStandsOut')
  forms.set(front, known)
  return known
}

/** The maps of a picture for another light, its own taken out as far as told (requirement S1.08); kept while only the light changes. */
function mapsOf(before: Worked, without: number): { worked: Worked; maps: LightMaps } {
  const worked = withSubject(before)
  const { front, bare, behind } = worked
  const form = formOf(front)
  const onGrounds = maps.get(front) ?? new WeakMap()
  maps.set(front, onGrounds)
  const ground = bare ?? behind ?? front
  const kept = onGrounds.get(ground) ?? keepLatest<LightMaps>(2)
  onGrounds.set(ground, kept)
  const made = kept(`${without}`, () =>
    estimatedMaps(withoutOwnLight(front, form, without), form, standing(front, bare ?? groundIn(worked))),
  )
  return { worked, maps: made }
}

/** The ground of a photograph takes some of the light; where there is none the rim is laid on its own colours. */
function groundIn({ front, behind }: Worked): BareGround {
  const albedo = (behind ?? front).rgba.slice()
  for (let j = 3; j < albedo.length; j += 4) albedo[j] = behind ? 255 * photographTakes : 0
  return { albedo, form: null }
}

/** In a place with a depth it stands on its lowest line; everywhere else it hangs or lies right before the ground. */
const standing = (front: Pixels, { albedo, form, horizon }: BareGround): Behind => ({
  albedo,
  form,
  lift: horizon === undefined ? lift : 0,
  stands: horizon === undefined ? { at: 'plane' } : { at: 'floor', feet: roomFor(front).feet, horizon },
})

/** A picture in another light. */
export function litAnew(before: Worked, light: Light, without: number): Worked {
  const { worked, maps: own } = mapsOf(before, without)
  const { front, behind } = worked
  const rgba = lit(own, light)
  const back = behind && { ...front, rgba: rgba.slice() }
  for (let j = 3; j < rgba.length; j += 4) rgba[j] = front.rgba[j]!
  return { ...worked, front: { ...front, rgba }, behind: back, light }
}

/** What was cut out as it is, on another ground, in the light that was laid on it last; its shadow falls on the ground. */
export function onGround(before: Worked, bare: BareGround): Worked {
  const worked = withSubject(before)
  const { front } = worked
  const light = worked.light ?? studioLight
  const own = estimatedMaps(front, formOf(front), standing(front, bare))
  const rgba = new Uint8ClampedArray(front.rgba.length)
  litRows({ ...own, albedo: new Uint8ClampedArray(rgba.length) }, light, seenBy(own, light), rgba, 0, own.height)
  return { ...worked, behind: { ...front, rgba }, bare, light: worked.light }
}
