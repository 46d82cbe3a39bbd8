import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chance, openChance, sure } from '@toile/geometry'
import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import { openDocument } from '@toile/rules/document.ts'
import { expect } from 'vitest'

type Listed = Pick<ListedChange<unknown>, 'id' | 'says' | 'label' | 'takes'>

/** Documents of chance of one kind, and what each of its changes is given for them. */
export interface Specimen<Doc> {
  any(seed: number): Doc
  given(id: string, document: Doc, chance: Chance): unknown
  isWhole(document: unknown): boolean
}

/** What the changes of a list are given, by their ids. */
export type ArgsOf<List extends readonly { id: string }[], Doc> = Readonly<
  Record<List[number]['id'], (document: Doc, chance: Chance) => unknown>
>

/** A specimen whose changes are given what a table says. */
export const specimenOf = <Doc>(
  args: Readonly<Record<string, (document: Doc, chance: Chance) => unknown>>,
  any: (seed: number) => Doc,
  isWhole: (document: unknown) => boolean,
): Specimen<Doc> => ({ any, isWhole, given: (id, document, chance) => sure(args[id])(document, chance) })

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

const seeds = Array.from({ length: 12 }, (_, i) => i + 1)

/** Runs every change of a list on frozen documents of chance: it takes what it is given as it is, leaves a valid document, and is undone exactly. */
export function expectExactChanges<Doc>(
  list: readonly ListedChange<Doc>[],
  { any, given, isWhole }: Specimen<Doc>,
): void {
  expect(list).not.toEqual([])
  for (const one of list) {
    let changed = 0
    for (const seed of seeds) {
      const chance = openChance(seed).branch(one.id)
      const before = frozen(any(seed))
      const told = JSON.stringify(before)
      const args = given(one.id, before, chance)
      const taken = one.takes.safeParse(args)
      expect(taken.error?.issues, one.id).toBeUndefined()
      expect(taken.data, `${one.id} takes ${JSON.stringify(args)} as it is`).toEqual(args)
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

/** The ids of those that take anything at all. */
export const takersOfAnything = (changes: readonly Listed[]): string[] =>
  changes.filter(({ takes }) => takes.safeParse({ nobody: 'knows this' }).success).map(({ id }) => id)

/** Changes that are declared in the sources of some folders must be those of the lists, each once, under the name it is exported by, with a sentence that asks for it. */
export function expectListed(folders: readonly string[], lists: readonly (readonly Listed[])[]): void {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !/(^|\/)(node_modules|testing)\//.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  )
  const declared = sources.flatMap((text) => [...text.matchAll(/\bdefineChange\(/g)])
  const exported = sources.flatMap((text) =>
    [...text.matchAll(/export const (\w+) = defineChange\(\{\s+id: '(\w+)'/g)].map(([, name, id]) => [name, id]),
  )
  expect(exported, folders.join()).not.toEqual([])
  expect(declared.length, 'each is exported where it is declared').toBe(exported.length)
  expect(exported.filter(([name, id]) => name !== id)).toEqual([])
  const listed = lists.flatMap((list) => list.map(({ id }) => id))
  expect(exported.map(([name = '']) => name).sort()).toEqual(listed.sort())
  for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  for (const { id, says, label } of lists.flat()) expect(says + label, id).toMatch(/^[A-Z][a-z]+(?<!s)\b.+\.[A-Z]/)
}
