import type { Chance } from '@toile/geometry'
import { findPerson, people } from '../../mannequins/people/index.ts'
import { gestureOf } from '../../mannequins/round/gestureOf.ts'
import { isLoud } from '../../mannequins/round/rhythm.ts'
import { suits } from '../compose/standAsWorn.ts'
import type { Design } from '../design.ts'
import type { Redesigning } from './redesigning.ts'

/** Another person of the same kind, another stance: far from the look more often than near it. */
export function changeStand(design: Design, { far, holds }: Redesigning, chance: Chance): Design {
  const { person, pose } = design.mannequin
  const own = findPerson(person)
  // Somebody's own mannequin is nobody else, and stands as in its picture.
  if (!own) return design
  const others = people.filter(
    ({ id, gender, ageGroup }) => id !== person && gender === own.gender && ageGroup === own.ageGroup,
  )
  const isOther = chance.happens(far * 0.7)
  const next = !holds('mannequin') && isOther && others.length > 0 ? chance.pick(others) : own
  const stances = next.stances.filter((id) => {
    const gesture = gestureOf(id)
    return id !== pose && gesture !== null && !isLoud(id) && suits(gesture, design.garments)
  })
  const isMoved = chance.happens(0.15 + 0.8 * far)
  const moves = !holds('pose') && isMoved && stances.length > 0
  return {
    ...design,
    mannequin: { ...design.mannequin, person: next.id, pose: moves ? chance.pick(stances) : pose },
  }
}
