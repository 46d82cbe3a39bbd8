/** What a fault takes away. */
export const families = [
  'studio',
  'ownership',
  'drawing',
  'refusal',
  'merge',
  'limit',
  'architecture',
  'direction',
] as const
export type Family = (typeof families)[number]

/** A fault that is planted in a copy of the project, and the test that ought to notice it. */
export interface Fault {
  /** One sentence in the trade's words. */
  name: string
  family: Family
  file: string
  /** Stands in the file exactly once. */
  find: string | RegExp
  replace: string
  /** The test file that is run, and a part of the title that must fail. */
  test: string
  title: string
}

/** A text with the fault planted in it; null where what it looks for does not stand there exactly once. */
export function plant(text: string, { find, replace }: Pick<Fault, 'find' | 'replace'>): string | null {
  const places =
    typeof find === 'string'
      ? text.split(find).length - 1
      : [...text.matchAll(new RegExp(find.source, `${find.flags.replace('g', '')}g`))].length
  if (places !== 1) return null
  // A function, so that dollar signs in the planted text mean themselves.
  return typeof find === 'string' ? text.replace(find, () => replace) : text.replace(find, replace)
}

/** A path below a folder; one that is told from the root stays as it is. */
export const at = (folder: string, path: string): string =>
  /^(?:apps|packages)\//.test(path) ? path : `${folder}/${path}`

/** A fault of what the server does, noticed by a test of the server. */
export const serverFault = (
  name: string,
  file: string,
  find: string,
  replace: string,
  test: string,
  title: string,
): Fault => ({
  family: 'studio',
  name,
  file: at('apps/server', file),
  find,
  replace,
  test: at('apps/server', test),
  title,
})

/** Faults of a family that one test tells, in files of one folder. */
export const faultsOf =
  (family: Family) =>
  (test: string, folder: string) =>
  (name: string, file: string, find: string | RegExp, replace: string, title: string): Fault => ({
    family,
    name,
    file: at(folder, file),
    find,
    replace,
    test: at(folder, test),
    title,
  })

/** Faults in how pictures direct a collection. */
export const directionFault = faultsOf('direction')

/** Faults in how things are drawn. */
export const drawingFault = faultsOf('drawing')
