import { parseSync } from 'oxc-parser'
import { allIn, boundBy, isField, nameOf, nodesIn, type Parsed, parsed } from './parsed.ts'
import { isNode, type Node, pathOf, type Source } from './sources.ts'

/** An export. */
interface Exported {
  path: string
  name: string
  isType: boolean
  usedWithin: boolean
}

/** What a file exports by name, what it names of other files as `path name`, the files whose every name it passes on, and those that are entered by their address. */
interface Ties {
  source: Source
  exports: readonly string[]
  named: readonly string[]
  passedOn: readonly string[]
  entered: readonly string[]
}

/** The file that an import names; a package alone is its list. */
const fileOf = (from: string, name: string): string => {
  const path = pathOf(from, name) ?? name
  return /\.\w+$/.test(path) ? path : `${path}/index.ts`
}

/** The names that a statement declares. */
function declaredBy({ declaration }: Node): { name: string; isType: boolean }[] {
  if (!isNode(declaration)) return []
  const isType = declaration.type.startsWith('TS')
  if (declaration.type !== 'VariableDeclaration') return [{ name: nameOf(declaration.id), isType }]
  return nodesIn(declaration).flatMap(({ id }) => boundBy(id).map((name) => ({ name, isType })))
}

/** What a file exports. */
function exportedBy(file: Parsed): Exported[] {
  const { path, program, parents } = file
  const isKey = (node: Node) => {
    const parent = parents.get(node)
    return parent?.type === 'TSPropertySignature' && parent.key === node
  }
  const uses = Map.groupBy(
    [...allIn(program)].filter(({ type }) => type === 'Identifier' || type === 'JSXIdentifier'),
    nameOf,
  )
  const isUsed = (name: string) =>
    (uses.get(name) ?? []).filter((node) => !isKey(node) && !isField(file, node)).length > 1
  return nodesIn(program)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(declaredBy)
    .map(({ name, isType }) => ({ path, name, isType, usedWithin: isUsed(name) }))
}

/** The files whose address stands in a text after a certain beginning. */
const addressed = ({ path, text }: Source, beginning: RegExp): string[] =>
  [...text.matchAll(beginning)].map(([, at = '']) => fileOf(path, at))

/** Reads the list of imports and exports of a file; of what is loaded later, any word of the file may be the name. */
function tiesOf(source: Source): Ties {
  const { path, text } = source
  const { staticImports, staticExports } = parseSync(path, text).module
  const passing = staticExports.flatMap(({ entries }) => entries)
  const own = passing.filter(({ moduleRequest }) => !moduleRequest)
  const loaded = [
    ...addressed(source, /\bimport\(\s*'([^']+)'/g),
    ...addressed(source, /\bimport \* as \w+ from '([^']+)'/g),
  ]
  const words = loaded.length > 0 ? new Set(text.match(/\w+/g)) : []
  const taken = [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => [moduleRequest.value, importName.name] as const),
    ),
    ...passing.map(({ moduleRequest, importName }) => [moduleRequest?.value, importName.name] as const),
  ]
  return {
    source,
    exports: own.flatMap(({ exportName }) => exportName.name ?? []),
    named: [
      ...taken.flatMap(([from, name]) => (from && name ? `${fileOf(path, from)} ${name}` : [])),
      ...loaded.flatMap((from) => [...words].map((name) => `${from} ${name}`)),
    ],
    passedOn: passing.flatMap(({ moduleRequest, importName }) =>
      moduleRequest && !importName.name ? fileOf(path, moduleRequest.value) : [],
    ),
    entered: addressed(source, /new URL\(\s*'(\.[^']+)'/g),
  }
}

/** The exports of some files that nobody needs, as `path name`: values that no other file names, and types that their own file does not use either. */
export function unusedIn(sources: readonly Source[]): string[] {
  const ties = new Map(sources.map((source) => [source.path, tiesOf(source)]))
  const named = new Set([...ties.values()].flatMap((one) => one.named))
  const entered = new Set([...ties.values()].flatMap((one) => one.entered))
  for (const [path, { passedOn }] of ties)
    for (const from of passedOn)
      for (const name of ties.get(from)?.exports ?? []) if (named.has(`${path} ${name}`)) named.add(`${from} ${name}`)
  const isUnnamed = (path: string, name: string) => !entered.has(path) && !named.has(`${path} ${name}`)
  return [...ties.values()]
    .filter(({ source: { path }, exports }) => exports.some((name) => isUnnamed(path, name)))
    .flatMap(({ source }) => exportedBy(parsed(source)))
    .filter(({ path, name, isType, usedWithin }) => isUnnamed(path, name) && !(isType && usedWithin))
    .map(({ path, name }) => `${path} ${name}`)
}
