import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, walk } from '../../architecture/sources.ts'

/** A line of a language: an English sentence, or one form of a counted one, with its translation, and the file it stands in. */
export interface Line {
  english: string
  own: string
  path: string
}

const home = 'packages/rules/languages'

/** The files of a language: its folder, and the single tables in which a new language may be written before it is parted into areas. */
export const filesOfLanguage = (root: string, id: string): { folder: string[]; old: string[] } => ({
  folder: globSync(`${home}/${id}/*.ts`, { cwd: root }).sort(),
  old: [`${home}/${id}.ts`, `apps/web/languages/${id}.ts`].filter((path) => existsSync(join(root, path))),
})

/** Every line of a file, whatever its form: the texts of its table. */
export function readLines(root: string, path: string): Line[] {
  const found: Line[] = []
  walk({ path, text: readFileSync(join(root, path), 'utf8') }, (node) => {
    if (node.type !== 'Property' || !isNode(node.key) || !isNode(node.value)) return
    const english = node.key.value ?? node.key.name
    if (typeof english === 'string' && typeof node.value.value === 'string')
      found.push({ english, own: node.value.value, path })
  })
  return found
}
