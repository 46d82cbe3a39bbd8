import type { Change } from '../document.ts'
import { readOwnPerson } from '../mannequins/ownFigure.ts'
import { findPerson, people } from '../mannequins/people/index.ts'
import type { MannequinItem, Project } from './project.ts'

const bodyOf = (person: string) => findPerson(person) ?? readOwnPerson(person)

/** The mannequins of a project whose gender or age group is another than the project's (requirement S5.17). */
export const mismatched = ({ gender, ageGroup, boards }: Project): MannequinItem[] =>
  boards.mannequins.filter(({ person }) => {
    const body = bodyOf(person)
    return body === null || body.gender !== gender || body.ageGroup !== ageGroup
  })

/** Puts people of the project's gender and age group in the place of those that do not match, each in the stance they had where they know it (requirement S5.17). */
export const swapMannequins: Change<Project, null> = (project) => {
  const wrong = new Set(mismatched(project).map(({ id }) => id))
  if (wrong.size === 0) return project
  const staying = new Set(project.boards.mannequins.flatMap(({ id, person }) => (wrong.has(id) ? [] : [person])))
  const free = people.filter(
    ({ id, gender, ageGroup }) => gender === project.gender && ageGroup === project.ageGroup && !staying.has(id),
  )
  const next = free.values()
  const mannequins = project.boards.mannequins.map((item) => {
    const person = wrong.has(item.id) ? next.next().value : undefined
    if (!person) return item
    const pose = person.stances.find((stance) => stance === item.pose) ?? person.stances[0]
    return { ...item, person: person.id, pose }
  })
  return { ...project, boards: { ...project.boards, mannequins } }
}
