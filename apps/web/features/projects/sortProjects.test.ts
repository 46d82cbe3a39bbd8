import { describe, expect, it } from 'vitest'
import { sortProjects } from './sortProjects.ts'

const project = (name: string, updatedAt: string, looks = 0) => ({
  id: name,
  name,
  kind: 'series',
  gender: 'female',
  ageGroup: 'adult',
  looks,
  liked: 0,
  covers: [],
  updatedAt,
})
const all = [
  project('Look 10', '2026-01-02', 3),
  project('Été à la mer', '2026-01-03'),
  project('Look 9', '2026-01-01', 8),
]
const names = (search: string, sort: 'changed' | 'name' | 'looks') =>
  sortProjects(all, search, sort, 'en').map(({ name }) => name)

describe('the list of projects', () => {
  it('is searched by every word, whatever its marks and capitals', () => {
    expect(names('MER ete', 'changed')).toEqual(['Été à la mer'])
    expect(names('look', 'name')).toEqual(['Look 9', 'Look 10'])
    expect(names('nothing', 'name')).toEqual([])
  })
  it('is sorted by the last change, by name with numbers in their order, or by looks', () => {
    expect(names('', 'changed')).toEqual(['Été à la mer', 'Look 10', 'Look 9'])
    expect(names('', 'name')).toEqual(['Été à la mer', 'Look 9', 'Look 10'])
    expect(names('', 'looks')).toEqual(['Look 9', 'Look 10', 'Été à la mer'])
  })
})
