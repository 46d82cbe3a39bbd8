import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { describe, expect, it } from 'vitest'
import { putMannequin, roomForMannequins } from './changes.ts'
import { newProject, type Project } from './project.ts'
import { obstacles } from './rules.ts'
import { mismatched, swapMannequins } from './swapMannequins.ts'

const dressed = (settings: Partial<Project>, ...people: string[]): Project => {
  const project = newProject('Harbour', settings)
  project.boards.mannequins = people.map((person, i) => ({ id: `m${i}`, person, pose: 'relaxed' }))
  return project
}

describe('mannequins and the project they are for', () => {
  it('[S5.17] are named when gender or age group is another, and swapped for others that match', () => {
    const project = dressed({ gender: 'male' }, 'ines', 'theo', 'amara', 'own:female:adult:' + 'a'.repeat(64))
    expect(mismatched(project).map(({ id }) => id)).toEqual(['m0', 'm2', 'm3'])
    const swapped = swapMannequins(project, null)
    expect(mismatched(swapped)).toEqual([])
    expect(obstacles(swapped).some(({ code }) => code === 'mannequinMismatch')).toBe(false)
    expect(swapped.boards.mannequins[1]).toEqual(project.boards.mannequins[1])
    expect(new Set(swapped.boards.mannequins.map(({ person }) => person)).size).toBe(4)
    for (const { person, pose } of swapped.boards.mannequins.filter(({ id }) => id !== 'm1'))
      expect(findPerson(person)?.stances).toContain(pose)
  })

  it('[S5.17] children are swapped for adults and back; who matches stays as they are', () => {
    const grown = dressed({ ageGroup: 'child' }, 'ines', 'mei')
    const children = swapMannequins(grown, null)
    for (const { person } of children.boards.mannequins)
      expect(findPerson(person)).toMatchObject({ gender: 'female', ageGroup: 'child' })
    expect(swapMannequins(children, null)).toBe(children)
  })

  it('[S5.17] a cast has a gender and an age group as people have, and is swapped for the cast that matches', () => {
    const project = dressed({ gender: 'male', ageGroup: 'child' }, 'cast:female:adult')
    expect(obstacles(project).map(({ code }) => code)).toContain('mannequinMismatch')
    expect(mismatched(project)).toEqual(project.boards.mannequins)
    const swapped = swapMannequins(project, null)
    expect(swapped.boards.mannequins.map(({ person }) => person)).toEqual(['cast:male:child'])
    expect(obstacles(swapped).map(({ code }) => code)).not.toContain('mannequinMismatch')
  })

  it('[S5.17] a cast takes the place of everybody, leaves room for nobody, and gives way to somebody chosen in its place', () => {
    const cast = { id: 'm9', person: 'cast:female:adult', pose: '' }
    const whole = putMannequin(dressed({}, 'ines', 'mei'), cast)
    expect(whole.boards.mannequins).toEqual([cast])
    expect(roomForMannequins(whole)).toBe(0)
    expect(putMannequin(whole, { id: 'm10', person: 'ines', pose: 'relaxed' })).toBe(whole)
    const one = putMannequin(whole, { id: 'm9', person: 'ines', pose: 'relaxed' })
    expect(one.boards.mannequins).toEqual([{ id: 'm9', person: 'ines', pose: 'relaxed' }])
    expect(roomForMannequins(one)).toBe(3)
  })
})
