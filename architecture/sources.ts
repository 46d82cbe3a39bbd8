import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { sure } from '@toile/geometry'
import { parseSync } from 'oxc-parser'

const root = join(import.meta.dirname, '..')

/** One source file of the project. */
export interface Source {
  path: string
  text: string
}

/** Files by a pattern, as text; one that finds nothing is a mistake, lest a rule looks at a place that is gone. */
export function filesOf(pattern: string): Source[] {
  const paths = globSync(pattern, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })
  if (paths.length === 0) throw new Error(`No file is found by ${pattern}.`)
  return paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))
}

/** Every TypeScript file of the given folders, by its path in the project. */
export const sourcesOf = (...folders: string[]): Source[] =>
  folders.flatMap((folder) => filesOf(`${folder}/**/*.{ts,tsx}`))

/** A node of a parsed file, as far as the rules look at it. */
export interface Node {
  type: string
  start: number
  [name: string]: unknown
}

/** Whether a value is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Walks every node of a file with its parent. */
export function walk({ path, text }: Source, visit: (node: Node, parent: Node | null) => void): void {
  const step = (node: Node, parent: Node | null) => {
    visit(node, parent)
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const inner of value) if (isNode(inner)) step(inner, node)
      if (isNode(value)) step(value, node)
    }
  }
  step(parseSync(path, text).program as unknown as Node, null)
}

/** The file of the project that an import in a file names, by its path; packages by their folder, nothing for what is not ours. */
export function pathOf(path: string, name: string): string | null {
  if (name.startsWith('.')) return relative(root, join(root, dirname(path), name)).replaceAll('\\', '/')
  const own = /^@toile\/([\w-]+)(\/.*)?$/.exec(name)
  return own && `${own[1] === 'server' || own[1] === 'web' ? 'apps' : 'packages'}/${own[1]}${own[2] ?? ''}`
}

/** The files of the project that a file imports, by their path. */
export const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g), ...text.matchAll(/new URL\(\s*'(\.[^']+)'/g)].flatMap(
    ([, name]) => pathOf(path, sure(name)) ?? [],
  )

/** The line of a place in a text. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length
