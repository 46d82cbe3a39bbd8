import {
  allIn,
  declarationOf,
  declaredAmong,
  givenTo,
  isField,
  nameOf,
  nodesIn,
  type Parsed,
  parsed,
} from './parsed.ts'
import { isNode, type Node, type Source } from './sources.ts'

/** A query on a table whose rows belong to somebody. */
export interface Query {
  path: string
  at: number
  table: string
  /** Whether it says whose rows it asks for, or why anybody's. */
  says: boolean
}

/** The tables whose rows belong to somebody, by their names in code: how the database calls them, and the column of their owner. */
export type OwnedTables = ReadonlyMap<string, { called: string; owner: string }>

const steps = new Set(['from', 'update', 'delete', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin'])

/** The step of a query that a call is: the method and what it is given. */
function stepOf(node: Node): { name: string; given: Node[] } | null {
  const { type, callee } = node
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null
  return { name: nameOf(callee.property), given: givenTo(node) }
}

/** The steps of a query, the last one first. */
function* stepsOf(query: Node): Iterable<{ name: string; given: Node[] }> {
  for (let node: unknown = query; isNode(node); node = node.type === 'CallExpression' ? node.callee : node.object) {
    const step = stepOf(node)
    if (step) yield step
  }
}

/** The whole query that a step belongs to, up to its last call. */
function queryOf(parents: Parsed['parents'], step: Node): Node {
  const parent = parents.get(step)
  return parent && (parent.object === step || parent.callee === step) ? queryOf(parents, parent) : step
}

const isQuery = (node: Node): boolean =>
  [...stepsOf(node)].some(({ name, given: [first] }) => steps.has(name) && first?.type === 'Identifier')

/** Opens some files of the server to be asked for their queries on rows with an owner. */
export function openQueries(sources: readonly Source[], owned: OwnedTables): (path: string) => Query[] {
  const files = new Map(sources.map((source) => [source.path, parsed(source)]))

  /** The table with an owner that a name of a file stands for. */
  const tableOf = ({ imports }: Parsed, node: Node | undefined): string | null => {
    const imported = imports.get(nameOf(node))
    return imported?.from.includes('/database/schema/') && owned.has(imported.name) ? imported.name : null
  }

  /** Whether a call is one of the two forms, for a table. */
  function isForm(file: Parsed, call: Node, table: string): boolean {
    const { from = '', name: form } = file.imports.get(nameOf(call.callee)) ?? {}
    const [first, second] = givenTo(call)
    if (!from.endsWith('/database/owned.ts') || tableOf(file, first) !== table || !second) return false
    if (form === 'foreign') return second.type === 'Literal' && second.value !== ''
    return form === 'ownedBy' && !(second.type === 'MemberExpression' && nameOf(second.object) === nameOf(first))
  }

  /** Whether a condition says whose rows of a table are meant, by itself or through what it names; `within` are the declarations it stands in. */
  function says(file: Parsed, node: Node, table: string, within: readonly Node[] = []): boolean {
    const also = (inner: unknown): boolean => isNode(inner) && says(file, inner, table, within)
    if (node.type === 'ConditionalExpression') return also(node.consequent) && also(node.alternate)
    if (node.type === 'LogicalExpression') return also(node.left) && also(node.right)
    if (node.type === 'Identifier') return !isField(file, node) && meansOwned(file, node, table, within)
    if (node.type !== 'CallExpression') return nodesIn(node).some(also)
    if (isForm(file, node, table)) return true
    if (isQuery(node) || nameOf(node.callee) === 'not') return false
    if (nameOf(node.callee) === 'or') return givenTo(node).every(also)
    return nodesIn(node).some(also)
  }

  /** Whether what a name was declared as, here or in the file that it comes from, says so. */
  function meansOwned(file: Parsed, name: Node, table: string, within: readonly Node[]): boolean {
    const follow = (where: Parsed, meant: Node | null) =>
      meant !== null && !within.includes(meant) && says(where, meant, table, [...within, meant])
    const near = declarationOf(file, name)
    if (near) return follow(file, near)
    const imported = file.imports.get(nameOf(name))
    const other = imported && files.get(imported.from)
    return other ? follow(other, declaredAmong(nodesIn(other.program), imported.name)) : false
  }

  /** The query that a call asks a table with an owner in; an outer join is narrowed by its own condition, or by that of the whole. */
  function asked(file: Parsed, call: Node): Query[] {
    const step = stepOf(call)
    const table = step && steps.has(step.name) ? tableOf(file, step.given[0]) : null
    if (!table) return []
    const narrows = ({ name, given: [first] }: { name: string; given: Node[] }) =>
      name === 'where' || name === 'innerJoin' || (steps.has(name) && tableOf(file, first) === table)
    const conditions = [...stepsOf(queryOf(file.parents, call))].filter(narrows).flatMap(({ given }) => given)
    return [{ path: file.path, at: call.start, table, says: conditions.some((one) => says(file, one, table)) }]
  }

  /** The queries in the database's own words that a template of them holds, each with whether its words name an owner. */
  function written(file: Parsed, { type, tag, quasi, start }: Node): Query[] {
    if (type !== 'TaggedTemplateExpression' || nameOf(tag) !== 'sql' || !isNode(quasi)) return []
    const words = file.text.slice(quasi.start, Number(quasi.end))
    const named = [...words.matchAll(/\b(?:from|join|update|using)\s+(?:(\w+)|\$\{(\w+)\})/g)].map(
      ([, called = '', name = '']) => called || (owned.get(file.imports.get(name)?.name ?? '')?.called ?? ''),
    )
    return [...owned].flatMap(([table, { called, owner }]) => {
      if (!named.includes(called)) return []
      const own = new RegExp(`\\b${owner} = (?:\\$\\{|person\\.id\\b)`).test(words)
      return [{ path: file.path, at: start, table, says: own || nodesIn(quasi).some((one) => says(file, one, table)) }]
    })
  }

  return (path) => {
    const file = files.get(path)
    return file ? [...allIn(file.program)].flatMap((node) => [...asked(file, node), ...written(file, node)]) : []
  }
}
