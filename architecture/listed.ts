import { allIn, isField, nameOf, nodesIn, type Parsed, parsed } from './parsed.ts'
import { isNode, type Node, pathOf, type Source } from './sources.ts'

/** A kind of catalogue: the calls that define an entry, the type that an entry bears which is written without one, and the list that every entry stands in. */
export interface Kind {
  calls: readonly string[]
  type?: string
  list: string
  /** Lists that the list is put together from, where it would be too long. */
  parts?: readonly string[]
}

/** Every kind of catalogue. */
export const kinds: readonly Kind[] = [
  { calls: ['defineChore'], list: 'apps/server/chores.ts' },
  { calls: ['defineCommand'], type: 'Command', list: 'apps/server/cli/commands.ts' },
  { calls: ['defineRunner', 'defineFileRunner'], list: 'apps/server/features/runners.ts' },
  { calls: ['declareTable'], list: 'apps/server/host/database/schema/index.ts' },
  { calls: ['defineEdit'], list: 'packages/tailoring/editing/edits/editKinds.ts' },
  { calls: ['defineBlock'], list: 'packages/tailoring/blocks/index.ts' },
  { calls: ['defineBrush'], list: 'packages/canvas/brushes/index.ts' },
  { calls: ['defineBench'], list: 'bench/benches.ts' },
  { calls: ['defineAdjustment'], list: 'packages/canvas/adjusting/index.ts' },
  { calls: ['defineTask'], list: 'packages/contract/tasks.ts' },
  { calls: ['defineStyling'], list: 'packages/craft/designs/styling/index.ts' },
  { calls: ['defineFabric'], list: 'packages/craft/fabrics/index.ts' },
  { calls: ['defineAccessory'], list: 'packages/craft/garments/accessories/index.ts' },
  { calls: ['defineGarment'], list: 'packages/craft/garments/index.ts' },
  { calls: ['defineWay'], list: 'packages/craft/garments/ways/index.ts' },
  { calls: ['defineBuild'], list: 'packages/craft/mannequins/builds/index.ts' },
  { calls: ['defineFace'], list: 'packages/craft/mannequins/faces/index.ts' },
  { calls: ['definePerson'], list: 'packages/craft/mannequins/people/index.ts' },
  { calls: ['definePose'], list: 'packages/craft/mannequins/poses/index.ts' },
  { calls: ['defineMotion'], list: 'packages/craft/motions/index.ts' },
  { calls: ['defineGesture'], list: 'packages/craft/mannequins/round/gestures/index.ts' },
  { calls: ['defineTemplate'], list: 'packages/craft/moods/templates/index.ts' },
  {
    calls: ['defineNotion'],
    list: 'packages/craft/notions/index.ts',
    parts: ['packages/craft/notions/hardware.ts', 'packages/craft/notions/trimmings.ts'],
  },
  { calls: ['definePrint'], list: 'packages/craft/prints/index.ts' },
  { calls: ['defineDial'], list: 'packages/craft/script/dials/index.ts' },
  { calls: ['definePictureWorld'], list: 'packages/craft/script/worlds/index.ts' },
  { calls: ['defineArrangement'], list: 'packages/craft/slogans/arrangements/index.ts' },
  { calls: ['defineMark'], list: 'packages/craft/slogans/marks/index.ts' },
  { calls: ['defineShape'], list: 'packages/craft/slogans/shapes/index.ts' },
  { calls: ['defineTexture'], list: 'packages/picture/lettering/textures/index.ts' },
  { calls: ['defineScene', 'defineLineScene'], list: 'packages/picture/scenes/index.ts' },
  { calls: ['defineDocument'], list: 'packages/studio/documents.ts' },
  { calls: ['defineSheet'], list: 'sheets/sheets.ts' },
]

/** Calls that define what a test of its own holds to its list. */
export const heldElsewhere: Readonly<Record<string, string>> = {
  defineChange: 'packages/studio/changing/changes.test.ts',
}

/** A name that a file exports. */
export interface Named {
  path: string
  name: string
}

const definer = /^(?:define|declare)[A-Z]/

/** The statements of a file by the name that each declares. */
function* statementsOf({ program }: Parsed): Iterable<[string, Node]> {
  for (const statement of nodesIn(program)) {
    const said = isNode(statement.declaration) ? statement.declaration : statement
    if (said.type === 'VariableDeclaration') for (const one of nodesIn(said)) yield [nameOf(one.id), one]
    else yield [nameOf(said.id), said]
  }
}

/** The calls of the project that define something: what is exported under the name of one. */
export const definersIn = (sources: readonly Source[]): Named[] =>
  sources
    .filter(({ text }) => /export (?:const|function) (?:define|declare)[A-Z]/.test(text))
    .flatMap((source) => [...statementsOf(parsed(source))].map(([name]) => ({ path: source.path, name })))
    .filter(({ name }) => definer.test(name))

/** Every entry of a kind, by its file and the name it is declared under. */
export function entriesOf({ calls, type }: Kind, sources: readonly Source[], definers: readonly Named[]): Named[] {
  const made = new RegExp(`\\b(?:${calls.join('|')})[(<]${type ? `|: ${type} = ` : ''}`)
  const defines = (node: Node) => node.type === 'CallExpression' && calls.includes(nameOf(node.callee))
  const bears = ({ id, init }: Node, text: string) =>
    isNode(init) && isNode(id) && text.slice(id.start, init.start).endsWith(`: ${type} = `)
  return sources
    .filter(({ path, text }) => made.test(text) && !definers.some((one) => one.path === path))
    .flatMap((source) =>
      [...statementsOf(parsed(source))]
        .filter(([, said]) => bears(said, source.text) || [...allIn(said)].some(defines))
        .map(([name]) => ({ path: source.path, name })),
    )
}

/** What a list holds, in its order: the imported names that it uses, and those it loads when they are asked for. */
export function heldIn(list: Source): Named[] {
  const file = parsed(list)
  const later = [...list.text.matchAll(/import\('([^']+)'\)\)\.(\w+)/g)]
  const used = [...allIn(file.program)].filter(
    (node) =>
      node.type === 'Identifier' && !isField(file, node) && !/^Import|^TS/.test(file.parents.get(node)?.type ?? ''),
  )
  return [
    ...used.flatMap((node) => {
      const imported = file.imports.get(nameOf(node))
      return imported ? [{ path: imported.from, name: imported.name }] : []
    }),
    ...later.map(([, from = '', name = '']) => ({ path: pathOf(list.path, from) ?? '', name })),
  ]
}

/** The entries that a list does not hold, each as a sentence; a kind without entries is one also, since then nothing was looked at. */
export function faultsOf(kind: Kind, sources: readonly Source[], definers: readonly Named[]): string[] {
  const list = sources.find(({ path }) => path === kind.list)
  if (!list) return [`There is no list ${kind.list}.`]
  const entries = entriesOf(kind, sources, definers)
  if (entries.length === 0) return [`Nothing is found that ${kind.calls.join(' or ')} defines for ${kind.list}.`]
  const own = heldIn(list)
  const parts = (kind.parts ?? []).filter((path) => own.some((one) => one.path === path))
  const held = [...own, ...sources.filter(({ path }) => parts.includes(path)).flatMap(heldIn)]
  return entries
    .filter(({ path, name }) => path !== list.path && !held.some((one) => one.path === path && one.name === name))
    .map(({ path, name }) => `${path} defines ${name}, which ${list.path} does not list.`)
}
