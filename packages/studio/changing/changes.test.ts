import { join } from 'node:path'
import { setBrand } from '@toile/craft/brands/changes.ts'
import { placePrint, recolorPart, setAround, setMannequin } from '@toile/craft/designs/changes.ts'
import { setItem, setText } from '@toile/craft/slogans/changes.ts'
import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import { describe, expect, it } from 'vitest'
import { type ChangedKind, documentChanges } from '../documentChanges.ts'
import { lockPlaces } from '../projects/boards/boardChanges.ts'
import { setSettings } from '../projects/changes.ts'
import { anyProject } from '../projects/testing/anyProject.ts'
import { anyDocuments } from './testing/anyDocuments.ts'
import { expectExactChanges, expectListed, type Specimen, takersOfAnything } from './testing/changeLaws.ts'

const lists: Readonly<Record<ChangedKind, readonly ListedChange<unknown>[]>> = documentChanges
const specimens: Readonly<Record<ChangedKind, Specimen<unknown>>> = anyDocuments
const kinds = Object.keys(lists).filter((kind): kind is ChangedKind => kind in specimens)

describe('changes', () => {
  it.each(kinds)(
    '[S3.06] [S3.18] [S3.25] [S4.02] [S5.16] [S5.18] of a %s take what is given, leave it as it was, and are undone exactly',
    (kind) => {
      expectExactChanges(lists[kind], specimens[kind])
    },
  )

  it('name their steps by what they are given where that is nearer', () => {
    const told = { id: 'a', color: { r: 1, g: 2, b: 3 } }
    const [shoes, lips] = [{ shoes: { kind: 'pump' as const, color: told.color } }, { lips: told.color }]
    expect([setAround.nameOf(shoes), setAround.nameOf(lips), setAround.label]).toEqual([
      'Shoes',
      'Lips',
      'Ground|backdrop',
    ])
    expect(setMannequin.nameOf({ person: 'theo', pose: 'walk' })).toBe('Mannequin')
    expect(setMannequin.nameOf({ mirrored: true })).toBe('Stance')
    expect(placePrint.nameOf({ id: 'a', print: null })).toBe('Remove the print')
    expect(recolorPart.nameOf({ ...told, part: 'trim' })).toBe('Trim colour')
    const own = [{ text: 'Riot' }, { font: 'rye' as const }, { size: 9 }, { leading: 1 }]
    expect(own.map((one) => setText.nameOf({ id: 'a', own: one }))).toEqual(['Text', 'Font', 'Size', 'Letters'])
    const common = [{ x: 1, y: 2 }, { angle: 3 }, { color: null, outline: null }, { shadow: null }, { texture: null }]
    const names = common.map((one) => setItem.nameOf({ id: 'a', own: one }))
    expect(names).toEqual(['Move', 'Turn', 'Colour', 'Shadow', 'Texture'])
    expect([true, false].map((locked) => lockPlaces.nameOf({ ids: [], locked }))).toEqual(['Lock', 'Unlock'])
    expect([setBrand.nameOf({ name: 'Riva' }), setBrand.nameOf({ logo: null })]).toEqual(['Name', 'Logo'])
  })

  it('refuse what is not of their form', () => {
    expect(takersOfAnything(Object.values(lists).flat())).toEqual([])
  })

  it('what of the settings is not said stays as it is', () => {
    const project = anyProject(3)
    expect(setSettings.run(project, { name: 'Dune' })).toEqual({ ...project, name: 'Dune' })
  })

  it('each is in the list of its document, under the name it is exported by, once, with a sentence that asks for it', () => {
    const packages = join(import.meta.dirname, '../..')
    const folders = ['contract', 'craft', 'geometry', 'picture', 'rules', 'studio', 'tailoring'].map((name) =>
      join(packages, name),
    )
    // A slogan and a logo have one list.
    expectListed(folders, [...new Set(Object.values(lists))])
  })
})
