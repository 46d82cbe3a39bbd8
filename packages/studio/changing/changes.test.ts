import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyBrand } from '@toile/craft/brands/testing/anyBrand.ts'
import { brandChanges } from '@toile/craft/brands/brandChanges.ts'
import { brandDocument } from '@toile/craft/brands/brandDocument.ts'
import { setBrand } from '@toile/craft/brands/changes.ts'
import { placePrint, recolorPart, setAround, setMannequin } from '@toile/craft/designs/changes.ts'
import { designDocument } from '@toile/craft/designs/design.ts'
import { designChanges } from '@toile/craft/designs/designChanges.ts'
import { anyDesign } from '@toile/craft/designs/testing/anyDesign.ts'
import { composePrints } from '@toile/craft/prints/compose/composePrints.ts'
import { printChanges } from '@toile/craft/prints/printChanges.ts'
import { type PrintDocument, printDocument } from '@toile/craft/prints/printDocument.ts'
import { addShape, addText, setItem, setText } from '@toile/craft/slogans/changes.ts'
import { type SloganDocument, sloganDocument } from '@toile/craft/slogans/slogan.ts'
import { sloganChanges } from '@toile/craft/slogans/sloganChanges.ts'
import { type Chance, openChance, sure } from '@toile/geometry'
import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import { openDocument } from '@toile/rules/document.ts'
import { describe, expect, it } from 'vitest'
import { addThings, lockPlaces } from '../projects/boards/boardChanges.ts'
import { moodChanges } from '../projects/boards/moodChanges.ts'
import { projectDocument } from '../projects/project.ts'
import { projectChanges } from '../projects/projectChanges.ts'
import { anyProject, color } from '../projects/testing/anyProject.ts'
import { brandArgs, designArgs, moodArgs, printArgs, projectArgs, sloganArgs } from './testing/anyArgs.ts'

function anyPrint(seed: number): PrintDocument {
  const chance = openChance(seed)
  const hash = 'a'.repeat(64)
  const source = chance.pick<PrintDocument['source'] | null>([
    null,
    {
      kind: 'derived',
      picture: hash,
      treatment: 'strata',
      colors: [color(chance), color(chance)],
      lie: 'level',
      fineness: 0.5,
      order: 0.5,
      seed: 1,
    },
    {
      kind: 'motifs',
      motifs: [hash],
      ground: color(chance),
      arrangement: 'rows',
      direction: 'tossed',
      share: 0.2,
      density: 0,
      seed: 1,
    },
  ])
  const { document } = sure(composePrints({ wishes: [], palette: [], repeat: null, width: null, count: 1, seed })[0])
  return source ? printDocument.present.parse({ ...document, source }) : document
}

function anySlogan(seed: number): SloganDocument {
  const chance = openChance(seed)
  const empty: SloganDocument = { kind: 'slogan', version: 1, width: 200, height: 100, ground: null, items: [] }
  const texts = Array.from({ length: chance.whole(0, 4) }, (_, i) => `Riot ${i}`)
  const said = texts.reduce<SloganDocument>((document, text) => addText(document, { text, language: 'en' }), empty)
  return chance.happens(0.7) ? addShape(said, { shape: 'disc' }) : said
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

interface Kind<Doc> {
  list: readonly ListedChange<Doc>[]
  any: (seed: number) => Doc
  argsOf: Readonly<Record<string, (document: Doc, chance: Chance) => unknown>>
  isWhole: (document: Doc) => boolean
}
const seeds = Array.from({ length: 12 }, (_, i) => i + 1)

/** Runs every change of a list on documents of chance. */
function everyChange<Doc>({ list, any, argsOf, isWhole }: Kind<Doc>): void {
  for (const one of list) {
    let changed = 0
    for (const seed of seeds) {
      const chance = openChance(seed).branch(one.id)
      const before = frozen(any(seed))
      const told = JSON.stringify(before)
      const args = sure(argsOf[one.id])(before, chance)
      const given = one.takes.safeParse(args)
      expect(given.error?.issues, one.id).toBeUndefined()
      expect(given.data, `${one.id} takes ${JSON.stringify(args)} as it is`).toEqual(args)
      const store = openDocument<Doc, ListedChange<Doc>>(before)
      store.change(one, frozen(args))
      expect(JSON.stringify(before), `${one.id} leaves what it is given`).toBe(told)
      expect(isWhole(store.get()), `${one.id} of ${seed} gives a valid document`).toBe(true)
      if (store.get() === before) continue
      changed += 1
      expect(store.steps().undo).toBe(one.nameOf(args))
      const after = store.get()
      store.undo()
      expect(store.get(), `${one.id} is undone exactly`).toBe(before)
      store.redo()
      expect(store.get()).toBe(after)
    }
    expect(changed, `${one.id} ever changes something`).toBeGreaterThan(0)
  }
}

const projects = {
  any: anyProject,
  isWhole: (document: unknown) => projectDocument.present.safeParse(document).success,
}

describe('changes', () => {
  it('[S4.02] of a project take what is given, leave it as it was, and are undone exactly', () => {
    everyChange({ list: projectChanges, argsOf: projectArgs, ...projects })
  })

  it('[S3.06] of a moodboard take what is given, leave it as it was, and are undone exactly', () => {
    const any = (seed: number) => {
      const project = anyProject(seed)
      const chance = openChance(seed)
      return [1, 2, 3].reduce((now) => addThings.run(now, moodArgs.addThings(now, chance)), project)
    }
    everyChange({ list: moodChanges, argsOf: moodArgs, ...projects, any })
  })

  it('[S3.25] of a look take what is given, leave it as it was, and are undone exactly', () => {
    const isWhole = (document: unknown) => designDocument.present.safeParse(document).success
    everyChange({ list: designChanges, argsOf: designArgs, any: anyDesign, isWhole })
  })

  it('[S5.16] of a print take what is given, leave it as it was, and are undone exactly', () => {
    const isWhole = (document: unknown) => printDocument.present.safeParse(document).success
    everyChange({ list: printChanges, argsOf: printArgs, any: anyPrint, isWhole })
  })

  it('[S5.18] of a slogan take what is given, leave it as it was, and are undone exactly', () => {
    const isWhole = (document: unknown) => sloganDocument.present.safeParse(document).success
    everyChange({ list: sloganChanges, argsOf: sloganArgs, any: anySlogan, isWhole })
  })

  it('[S3.18] of a brand take what is given, leave it as it was, and are undone exactly', () => {
    const isWhole = (document: unknown) => brandDocument.present.safeParse(document).success
    everyChange({ list: brandChanges, argsOf: brandArgs, any: anyBrand, isWhole })
  })

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
    const all = [
      ...projectChanges,
      ...moodChanges,
      ...designChanges,
      ...printChanges,
      ...sloganChanges,
      ...brandChanges,
    ]
    expect(all.filter(({ takes }) => takes.safeParse({ nobody: 'knows this' }).success).map(({ id }) => id)).toEqual([])
  })

  it('what of the settings is not said stays as it is', () => {
    const project = anyProject(3)
    const [setSettings] = projectChanges.filter(({ id }) => id === 'setSettings')
    expect(setSettings?.run(project, { name: 'Dune' })).toEqual({ ...project, name: 'Dune' })
  })

  it('each is in the list of its document, under the name it is exported by, once, with a sentence that asks for it', () => {
    const lists: Pick<ListedChange<unknown>, 'id' | 'says' | 'label'>[][] = [
      [...projectChanges],
      [...moodChanges],
      [...designChanges],
      [...printChanges],
      [...sloganChanges],
      [...brandChanges],
    ]
    const listed = lists.flatMap((list) => list.map(({ id }) => id)).sort()
    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    const packages = join(import.meta.dirname, '../..')
    const sources = ['craft', 'studio'].flatMap((name) =>
      readdirSync(join(packages, name), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('node_modules'))
        .map((path) => readFileSync(join(packages, name, path), 'utf8')),
    )
    const exported = sources.flatMap((text) =>
      [...text.matchAll(/export const (\w+) = defineChange\(\{\s+id: '(\w+)'/g)].map(([, name, id]) => [name, id]),
    )
    expect(exported.filter(([name, id]) => name !== id)).toEqual([])
    expect(exported.map(([name = '']) => name).sort()).toEqual(listed)
    for (const { id, says, label } of lists.flat()) expect(says + label, id).toMatch(/^[A-Z][a-z]+(?<!s)\b.+\.[A-Z]/)
  })
})
