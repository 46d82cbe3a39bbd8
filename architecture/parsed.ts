import { parseSync } from 'oxc-parser'
import { isNode, type Node, pathOf, type Source } from './sources.ts'

/** A parsed file: its nodes with what they stand in, and where its imported names come from. */
export interface Parsed extends Source {
  program: Node
  parents: ReadonlyMap<Node, Node>
  imports: ReadonlyMap<string, { from: string; name: string }>
}

/** The nodes directly within a node. */
export const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** A node with all within it. */
export function* allIn(node: Node): Iterable<Node> {
  yield node
  for (const inner of nodesIn(node)) yield* allIn(inner)
}

/** What a call is given. */
export const givenTo = ({ arguments: given }: Node): Node[] => (Array.isArray(given) ? given.filter(isNode) : [])

/** The name of an identifier; of anything else an empty one. */
export const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** Parses a file. */
export function parsed({ path, text }: Source): Parsed {
  const program: unknown = parseSync(path, text).program
  if (!isNode(program)) throw new Error(`${path} cannot be parsed.`)
  const parents = new Map<Node, Node>()
  const imports = new Map<string, { from: string; name: string }>()
  for (const node of allIn(program)) {
    for (const inner of nodesIn(node)) parents.set(inner, node)
    if (node.type !== 'ImportDeclaration' || !isNode(node.source)) continue
    const name = String(node.source.value)
    const from = pathOf(path, name) ?? name
    for (const one of nodesIn(node))
      if (one.type === 'ImportSpecifier') imports.set(nameOf(one.local), { from, name: nameOf(one.imported) })
  }
  return { path, text, program, parents, imports }
}

/** Whether an identifier is only the name of a field. */
export function isField({ parents }: Parsed, node: Node): boolean {
  const parent = parents.get(node)
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand
}

/** The names that a pattern binds; what a type beside it says does not count. */
export function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern.type.startsWith('TS')) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  return pattern.type === 'Property' ? boundBy(pattern.value) : nodesIn(pattern).flatMap(boundBy)
}

const binds = (pattern: unknown, name: string): boolean => boundBy(pattern).includes(name)

/** What a name of the file itself is declared as, among some statements. */
export function declaredAmong(statements: readonly Node[], name: string): Node | null {
  for (const statement of statements) {
    const said = isNode(statement.declaration) ? statement.declaration : statement
    if (said.type === 'FunctionDeclaration' && nameOf(said.id) === name) return isNode(said.body) ? said.body : null
    const found = nodesIn(said).find((one) => one.type === 'VariableDeclarator' && binds(one.id, name))
    if (found) return isNode(found.init) ? found.init : null
  }
  return null
}

/** The nearest declaration of a name around its use; what a parameter stands for is not known. */
export function declarationOf({ parents }: Parsed, use: Node): Node | null {
  const name = nameOf(use)
  for (let around = parents.get(use); around; around = parents.get(around)) {
    if (Array.isArray(around.params) && around.params.some((one) => binds(one, name))) return null
    if (around.type !== 'BlockStatement' && around.type !== 'Program') continue
    const found = declaredAmong(nodesIn(around), name)
    if (found) return found
  }
  return null
}
