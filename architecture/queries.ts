import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'
import { isNode, type Node, type Source } from './sources.ts'

/** A query on a table whose rows belong to somebody. */
export interface Query {
  path: string
  at: number
  table: string
  /** Whether it says whose rows it asks for, or why anybody's. */
  says: boolean
}

/** A file as it is asked: its nodes with what they stand in, and what its names stand for. */
interface File {
  path: string
  program: Node
  parents: Map<Node, Node>
  imports: Map<string, { from: string; name: string }>
}

const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function* all(node: Node, enters: (inner: Node) => boolean = () => true): Iterable<Node> {
  yield node
  for (const inner of nodesIn(node)) if (enters(inner)) yield* all(inner, enters)
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

function open({ path, text }: Source): File {
  const program: unknown = parseSync(path, text).program
  if (!isNode(program)) throw new Error(`${path} cannot be parsed.`)
  const parents = new Map<Node, Node>()
  const imports: File['imports'] = new Map()
  for (const node of all(program)) {
    for (const inner of nodesIn(node)) parents.set(inner, node)
    if (node.type !== 'ImportDeclaration' || !isNode(node.source)) continue
    const from = join(dirname(path), String(node.source.value))
    for (const one of nodesIn(node))
      if (one.type === 'ImportSpecifier') imports.set(nameOf(one.local), { from, name: nameOf(one.imported) })
  }
  return { path, program, parents, imports }
}

const steps = new Set(['from', 'update', 'delete', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin'])

/** The table that a call asks, when it is a step of a query: its name in the file. */
function tableOf({ type, callee, arguments: given }: Node): string | null {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null
  const first: unknown = Array.isArray(given) ? given[0] : null
  return steps.has(nameOf(callee.property)) && isNode(first) && first.type === 'Identifier' ? nameOf(first) : null
}

/** Whether a node is a query of its own, up to its last call. */
function isQuery(node: Node): boolean {
  if (tableOf(node) !== null) return true
  const { callee } = node
  return isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.object) && isQuery(callee.object)
}

/** The calls that a query is made of, one on the other. */
function* chain(query: Node): Iterable<Node> {
  for (let node: unknown = query; isNode(node); node = node.type === 'CallExpression' ? node.callee : node.object)
    yield node
}

/** Whether an identifier is only the name of a field. */
function isField({ parents }: File, node: Node): boolean {
  const parent = parents.get(node)
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand
}

/** The whole query that a step belongs to, up to its last call. */
function chainOf({ parents }: File, step: Node): Node {
  let whole = step
  for (;;) {
    const parent = parents.get(whole)
    const grown = parent?.type === 'MemberExpression' && parent.object === whole
    const called = parent?.type === 'CallExpression' && parent.callee === whole
    if (!parent || !(grown || called)) return whole
    whole = parent
  }
}

/** The nearest declaration of a name around its use; what a parameter stands for is not known. */
function declarationOf({ parents }: File, use: Node, name: string): Node | null {
  for (let around = parents.get(use); around; around = parents.get(around)) {
    if (Array.isArray(around.params) && around.params.filter(isNode).some((one) => nameOf(one) === name)) return null
    if (around.type !== 'BlockStatement' && around.type !== 'Program') continue
    for (const statement of nodesIn(around)) {
      const said = isNode(statement.declaration) ? statement.declaration : statement
      if (said.type === 'FunctionDeclaration' && nameOf(said.id) === name) return said
      const found = nodesIn(said).find((one) => one.type === 'VariableDeclarator' && nameOf(one.id) === name)
      if (found) return found
    }
  }
  return null
}

/** Makes the search for the queries of the server's files that ask for rows with an owner. */
export function openQueries(sources: readonly Source[], owned: ReadonlySet<string>) {
  const files = new Map(sources.map((source) => [source.path, open(source)]))

  /** Whether a piece of code says whose rows of a table it means, by itself or through what it names. */
  function says(file: File, piece: Node, table: string, seen: Set<Node>): boolean {
    if (seen.has(piece)) return false
    seen.add(piece)
    const own = new Set(chain(piece))
    for (const node of all(piece, (inner) => own.has(inner) || !isQuery(inner))) {
      if (node.type === 'CallExpression' && saysItself(file, node, table)) return true
      if (node.type !== 'Identifier' || isField(file, node)) continue
      const meant = declarationOf(file, node, nameOf(node))
      if (meant) {
        if (says(file, meant, table, seen)) return true
        continue
      }
      const imported = file.imports.get(nameOf(node))
      const other = imported && files.get(imported.from)
      const there = other && declarationOf(other, nodesIn(other.program)[0], imported.name)
      if (there && says(other, there, table, seen)) return true
    }
    return false
  }

  function saysItself({ imports }: File, { callee, arguments: given }: Node, table: string): boolean {
    const form = imports.get(nameOf(callee))?.from.endsWith('host/database/owned.ts') ? nameOf(callee) : ''
    const [first, second]: unknown[] = Array.isArray(given) ? given : []
    if (nameOf(first) !== table || !isNode(second)) return false
    if (form === 'foreign') return second.type === 'Literal'
    return form === 'ownedBy' && !(second.type === 'MemberExpression' && nameOf(second.object) === table)
  }

  return (path: string): Query[] => {
    const file = files.get(path)
    if (!file) return []
    return [...all(file.program)].flatMap((step): Query[] => {
      const table = tableOf(step)
      const imported = table && file.imports.get(table)
      if (!imported || !imported.from.includes('host/database/schema/') || !owned.has(imported.name)) return []
      return [{ path, at: step.start, table, says: says(file, chainOf(file, step), table, new Set()) }]
    })
  }
}
