import { casts, readCast } from '@toile/craft/mannequins/cast.ts'
import { kindOf } from '@toile/craft/mannequins/kindOf.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { gestureIdOf } from '@toile/craft/mannequins/round/gestureIds.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import type { MannequinItem, Project } from './project.ts'

/** The mannequins of a project whose gender or age group is another than the project's (requirement S5.17). */
export const mismatched = ({ gender, ageGroup, boards }: Project): MannequinItem[] =>
  boards.mannequins.filter(({ person }) => {
    const kind = kindOf(person)
    return kind === null || kind.gender !== gender || kind.ageGroup !== ageGroup
  })

/** Puts people of the project's gender and age group in the place of those that do not match, each in the stance they had where they know it, and a cast of that kind in the place of another cast (requirement S5.17). */
export const swapMannequins = defineChange({
  id: 'swapMannequins',
  label: 'Mannequin',
  says: 'Put people of the project’s gender and age group in the place of those that do not match.',
  takes: z.null(),
  apply: (project: Project) => {
    const wrong = new Set(mismatched(project).map(({ id }) => id))
    if (wrong.size === 0) return project
    const staying = new Set(project.boards.mannequins.flatMap(({ id, person }) => (wrong.has(id) ? [] : [person])))
    const alike = ({ gender, ageGroup }: Pick<Project, 'gender' | 'ageGroup'>) =>
      gender === project.gender && ageGroup === project.ageGroup
    const next = people.filter((one) => alike(one) && !staying.has(one.id)).values()
    const mannequins = project.boards.mannequins.map((item) => {
      const cast = wrong.has(item.id) && readCast(item.person) ? casts.find(alike) : undefined
      if (cast) return { ...item, person: cast.id }
      const person = wrong.has(item.id) ? next.next().value : undefined
      if (!person) return item
      const pose = person.stances.find((stance) => stance === gestureIdOf(item.pose)) ?? person.stances[0]
      return { ...item, person: person.id, pose }
    })
    return { ...project, boards: { ...project.boards, mannequins } }
  },
})
