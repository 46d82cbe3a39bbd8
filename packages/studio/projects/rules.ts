import { kindOf } from '@toile/craft/mannequins/kindOf.ts'
import { limits } from '@toile/rules/limits.ts'
import { type Refusal, refuse } from '@toile/rules/refusals.ts'
import type { Project } from './project.ts'

/** What stands in the way of generating from a project, in the order to mend it (requirements S5.12, S5.17); empty when nothing does. */
export function obstacles(project: Project): Refusal[] {
  const found: Refusal[] = []
  const chosen = project.boards.mannequins
  if (chosen.length < limits.mannequins.least) found.push(refuse('mannequinNeeded'))
  else if (!chosen.some(({ person }) => kindOf(person)?.gender === project.gender))
    found.push(refuse('mannequinMismatch'))
  if (chosen.length > limits.mannequins.most) found.push(refuse('tooManyMannequins', { most: limits.mannequins.most }))
  // A picture on the moodboard brings its own colours.
  if (project.boards.color.length + project.boards.mood.length === 0) found.push(refuse('colorNeeded'))
  return found
}
