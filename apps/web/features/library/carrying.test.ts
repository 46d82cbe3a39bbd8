import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { limits } from '@toile/rules/limits.ts'
import { addPictures } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { describe, expect, it } from 'vitest'
import { wishOf } from '../../shared/library/gridKeys.ts'
import { planOf } from '../../shared/library/planOf.ts'
import { tagsOf } from './tagsOf.ts'
import { withPictures } from './withPictures.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const entry = (n: number, drawn = true): LibraryEntry => ({
  id: idOf(n + 500),
  tab: 'moodboards',
  name: `Picture ${n}`,
  category: '',
  tags: [],
  source: 'Upload',
  picture: drawn
    ? {
        id: idOf(n),
        hash: '',
        name: '',
        width: 1,
        height: 1,
        bytes: 1,
        url: '',
        thumbnails: { small: '', middle: '', large: '' },
      }
    : null,
  designId: null,
  elementId: null,
  elementKind: null,
  productId: null,
  lineDrawingId: null,
  canvasId: null,
  film: null,
  figure: null,
  prompt: '',
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
})
const entries = (count: number) => Array.from({ length: count }, (_, i) => entry(i))

describe('carrying pictures out of the library', () => {
  it('[S5.03] what fits a board, what stands there and what is left over is told before anything is added', () => {
    const project = addPictures(newProject('Harbour'), {
      board: 'mood',
      items: [0, 1, 2, 3, 4, 5].map((n) => ({ id: idOf(n), source: 'Library' })),
    })
    const plan = planOf(project, 'mood', [...entries(10), entry(3), entry(77, false)])
    expect(plan.fit.map(({ name }) => name)).toEqual(['Picture 6', 'Picture 7'])
    expect(plan.left.map(({ name }) => name)).toEqual(['Picture 8', 'Picture 9'])
    expect(plan.there).toHaveLength(7)
    expect(plan.undrawn).toHaveLength(1)
  })

  it('[S2.61] a brand takes each picture once, up to its room, and the others are named', () => {
    const brand = brandSchema.parse({ name: 'Toile', pictures: [idOf(0)] })
    const { next, added, left } = withPictures(brand, [...entries(82), entry(4)])
    expect(next.pictures).toHaveLength(limits.brand.most)
    expect(new Set(next.pictures).size).toBe(limits.brand.most)
    expect([added, left]).toEqual([79, ['Picture 80', 'Picture 81']])
    expect(brandSchema.parse(next)).toEqual(next)
  })

  it('[S2.44] tags of many are counted, the most used first', () => {
    expect(tagsOf([{ tags: ['sea', 'sea', 'linen'] }, { tags: ['sea'] }, { tags: [] }])).toEqual([
      { tag: 'sea', count: 2 },
      { tag: 'linen', count: 1 },
    ])
  })

  it('[S2.44] keys of the grid mean what look.md says', () => {
    const kind = (key: string, ctrlKey = false) => wishOf({ key, ctrlKey, metaKey: false })?.kind ?? null
    expect([' ', 'Enter', 'F2', 'Delete', 'Escape', 'ArrowUp', 'PageDown'].map((key) => kind(key))).toEqual([
      'look',
      'open',
      'rename',
      'delete',
      'none',
      'step',
      'step',
    ])
    expect([kind('a', true), kind('A', true), kind(' ', true), kind('a')]).toEqual(['all', 'all', 'toggle', null])
  })
})
