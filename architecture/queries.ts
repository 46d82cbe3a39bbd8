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

  /** The table with an owner that a name stands for: its own, one of the whole schema, or another that it is given in a query. */
  function tableOf(file: Parsed, node: Node | undefined): string | null {
    if (!node) return null
    const imported = file.imports.get(nameOf(node.type === 'MemberExpression' ? node.object : node))
    if (imported?.from.includes('/database/schema/')) {
      const name = node.type === 'MemberExpression' ? nameOf(node.property) : imported.name
      return owned.has(name) ? name : null
    }
    const meant = node.type === 'Identifier' ? declarationOf(file, node) : null
    return meant && nameOf(meant.callee) === 'alias' ? tableOf(file, givenTo(meant)[0]) : null
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

  /** The table with an owner that a call asks by the name of a relation: tx.query.file.findFirst(…). */
  function relationOf({ callee }: Node): string | null {
    const relation = isNode(callee) ? callee.object : null
    if (!isNode(relation) || !isNode(relation.object) || nameOf(relation.object.property) !== 'query') return null
    return owned.has(nameOf(relation.property)) ? nameOf(relation.property) : null
  }

  /** The query that a call asks a table with an owner in; an outer join is narrowed by its own condition, or by that of the whole. */
  function asked(file: Parsed, call: Node): Query[] {
    const step = stepOf(call)
    const table = step && (steps.has(step.name) ? tableOf(file, step.given[0]) : relationOf(call))
    if (!table) return []
    if (!steps.has(step.name))
      return [{ path: file.path, at: call.start, table, says: step.given.some((one) => says(file, one, table)) }]
    const narrows = ({ name, given: [first] }: { name: string; given: Node[] }) =>
      name === 'where' || name === 'innerJoin' || (steps.has(name) && tableOf(file, first) === table)
    const conditions = [...stepsOf(queryOf(file.parents, call))].filter(narrows).flatMap(({ given }) => given)
    return [{ path: file.path, at: call.start, table, says: conditions.some((one) => says(file, one, table)) }]
  }

  /** The tables with an owner that a query in the database's own words asks; each time that one is named, so is its owner, or a blank says it for all. */
  function written(file: Parsed, { type, tag, quasi, start }: Node): Query[] {
    if (type !== 'TaggedTemplateExpression' || nameOf(tag) !== 'sql' || !isNode(quasi)) return []
    const words = file.text.slice(quasi.start, Number(quasi.end))
    const named = [...words.matchAll(/\b(?:from|join|update|using)\s+(?:(\w+)|\$\{(\w+)\})/g)].flatMap(
      ([, called, name = '']) =>
        [...owned].filter(([table, one]) => one.called === called || file.imports.get(name)?.name === table),
    )
    const bare = named.filter(([table]) => !nodesIn(quasi).some((one) => says(file, one, table)))
    const told = (owner: string) => words.match(new RegExp(`\\b${owner} = (?:\\$\\{|person\\.id\\b)`, 'g')) ?? []
    return named.map((one) => {
      const [table, { owner }] = one
      const alike = bare.filter(([, other]) => other.owner === owner)
      return { path: file.path, at: start, table, says: !bare.includes(one) || told(owner).length >= alike.length }
    })
  }

  return (path) => {
    const file = files.get(path)
    return file ? [...allIn(file.program)].flatMap((node) => [...asked(file, node), ...written(file, node)]) : []
  }
}
