import { at, type Fault } from './fault.ts'

const projects = 'packages/studio/projects/merge/merge.test.ts'
const designs = 'packages/craft/designs/merge/merge.test.ts'
const alone = 'gives a change of one side alone exactly as it is'
const nothingLost = 'loses nothing'

type Rule = readonly [name: string, find: string, replace: string, title: string, test?: string]

const inFile =
  (file: string) =>
  ([name, find, replace, title, test = projects]: Rule): Fault => ({
    family: 'merge',
    name,
    file: at('packages/craft', file),
    find,
    replace,
    test,
    title,
  })

const items: readonly Rule[] = [
  ['a field changed here is lost', 'if (base && sameContent(b, t)) return true', '', alone],
  ['two changes of one field are not told', 'conflict = true', 'conflict = false', 'one colour changed twice'],
  [
    'fields that belong together come apart',
    'const groups = [...together, ...names.filter((name) => !together.flat().includes(name)).map((name) => [name])]',
    'const groups = names.map((name) => [name])',
    'fields that belong together come from one side',
  ],
]

const lists: readonly Rule[] = [
  [
    'what was changed here and removed there is gone unasked',
    "(!b || (!sameContent(b, m) && stays(id, 'theirs')))",
    '!b',
    'removed there and changed here',
  ],
  [
    'what was removed here and changed there is gone unasked',
    "(!b || (!sameContent(b, t) && stays(id, 'mine')))",
    '!b',
    'removed here and changed there',
  ],
  [
    'a board takes more than it holds',
    'const over = Math.max(0, items.length - most)',
    'const over = 0',
    'no room on a full board',
  ],
  ['what was saved first has to go', '.filter(({ id }) => !saved.has(id))', '', 'no room on a full board'],
  [
    'an order that both changed is not asked',
    "if (conflict) conflicts.push({ key, kind: 'order'",
    "if (list === undefined) conflicts.push({ key, kind: 'order'",
    'an order changed by both',
  ],
  [
    'an answer about an order is not heard',
    "chosenOf(choices, key, either, 'mine') === 'theirs' ? 'theirs' : 'mine'",
    "'mine'",
    'an order changed by both',
  ],
]

const orders: readonly Rule[] = [
  [
    'an order changed here is lost',
    "conflict ? prefer : movedHere ? 'mine' : 'theirs'",
    "conflict ? prefer : 'theirs'",
    alone,
  ],
  [
    'two additions stand in the order of who came',
    "runs.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))",
    '',
    'commutes also for what both put',
  ],
]

const settings: readonly Rule[] = [
  [
    'a setting changed here is lost',
    'if (sameContent(theirs, base[setting])) {\n    merged[setting] = mine[setting]',
    'if (sameContent(theirs, base[setting])) {',
    alone,
  ],
  ['a setting changed twice is not asked', '  return [conflict]\n', '  return []\n', 'one setting changed twice'],
  [
    'an answer about a setting is not heard',
    "if (chosen === 'mine') merged[setting]",
    'if (chosen) merged[setting]',
    'one setting changed twice',
  ],
  [
    'two wishes are not put together',
    "if (chosen === 'both' && together !== null) merged.prompt = together",
    '',
    'two wishes can both stand',
  ],
  [
    'a hold in one window is lost to a hold in another',
    "setting === 'direction'\n",
    "setting === 'direction' && base.name === ''\n",
    'holds of both are held',
    'packages/studio/projects/merge/mergeDirection.test.ts',
  ],
  [
    'what found no room is not named',
    'left.push(...made.left.map(({ id }) => ({ list: form.list, id })))',
    '',
    nothingLost,
  ],
  [
    'a garment that one side forbade is allowed again',
    'return m === t ? m : !b',
    'return m || t',
    'allowed garments are merged one by one',
  ],
  [
    'single places that were moved are lost',
    "if (!whole(here) && !whole(there)) return { from: 'items' as const, of: there, conflicts: [] }",
    '',
    'a moodboard arranged by both',
  ],
  ['two arrangements are not asked', 'conflicts.push(...layout.conflicts)', '', 'a moodboard arranged by both'],
]

const boards = ['mood', 'print', 'sketch', 'color', 'mannequins', 'marketing'].map(
  (board): Rule => [
    `what was put on the board “${board}” here is lost`,
    `${board}: list(forms.${board}, ({ boards: { ${board} } }) => ${board})`,
    `${board}: theirs.boards.${board}`,
    alone,
  ],
)

const looks: readonly Rule[] = [
  ['a value changed here is lost', 'if (sameContent(base, theirs)) return mine', '', alone, designs],
  [
    'a value changed twice is not asked',
    'tell(part, { key: key(part), sides: either, chosen })',
    '',
    nothingLost,
    designs,
  ],
  [
    'an answer about a value is not heard',
    "return chosen === 'theirs' ? theirs : mine",
    'return mine',
    'a colour of lips that both changed is asked',
    designs,
  ],
]

/** What two windows made of one project or look, merged wrongly. */
export const mergeFaults: readonly Fault[] = [
  ...items.map(inFile('packages/rules/merging/mergeItem.ts')),
  ...lists.map(inFile('packages/rules/merging/mergeList.ts')),
  ...orders.map(inFile('packages/rules/merging/mergeOrder.ts')),
  ...[...settings, ...boards].map(inFile('packages/studio/projects/merge/mergeProjects.ts')),
  ...looks.map(inFile('packages/rules/merging/openTaking.ts')),
  inFile('packages/rules/merging/conflict.ts')([
    'no answer is heard',
    'return chosen && sides.includes(chosen) ? chosen : usual',
    'return usual',
    'one setting changed twice',
  ]),
]
