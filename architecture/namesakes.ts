import { basename, dirname } from 'node:path/posix'
import type { Source } from './sources.ts'

/** Names that tell the form of a file, in every folder that has one: what it is of is told by the folder. */
const forms: ReadonlySet<string> = new Set([
  // A catalogue.
  'index',
  // The changes of a document.
  'changes',
  // The calls of a feature, and the rows that they read and write.
  'handlers',
  'repository',
  // Parts of a catalogue of people: faces, poses and gestures each have theirs.
  'women',
  'men',
  'children',
])

/** Folders whose files are named after what they list: the words for it, or its table. */
const listed = /\/words\/vocabulary\/|\/database\/schema\//

const nameOf = (path: string) => basename(path).replace(/\.tsx?$/, '')
const houseOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Whether a file is an entry of a catalogue, named by its id: what another catalogue calls the same is another thing. */
const isEntry = ({ path, text }: Source): boolean => new RegExp(`\\b(?:id|name): '${nameOf(path)}'`).test(text)

/** The names that several files of one package or app bear, and nothing but the folder tells apart: `packages/craft: belt`. */
export function namesakesIn(sources: readonly Source[]): string[] {
  const named = Map.groupBy(
    sources.filter(({ path }) => !forms.has(nameOf(path)) && !listed.test(`${dirname(path)}/`)),
    ({ path }) => `${houseOf(path)}: ${nameOf(path).toLowerCase()}`,
  )
  return [...named].filter(([, files]) => files.length > 1 && !files.every(isEntry)).map(([name]) => name)
}
