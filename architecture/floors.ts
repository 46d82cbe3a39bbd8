import { assemblers, entrances, type Floors, houses, listsOfLater } from './layers.ts'
import { importsOf, type Source } from './sources.ts'

/** The room of a house that a file lies in; null for a file that lies elsewhere, or beside the rooms. */
function roomIn(house: string, path: string): string | null {
  const below = house === '' ? path : path.startsWith(`${house}/`) ? path.slice(house.length + 1) : ''
  const [room = '', ...rest] = below.split('/')
  return rest.length > 0 || (room && !room.includes('.')) ? room : null
}

const floorOf = (floors: Floors, room: string): number => floors.findIndex((rooms) => rooms.includes(room))

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** Whether a file lies in the house that another puts together. */
const isPartOf = (path: string, assembler: string) =>
  path.startsWith(folderOf(assembler)) && path.slice(folderOf(assembler).length).includes('/')

/** Why a file may not import another, or null. */
function wrongWith(from: string, to: string): string | null {
  if (assemblers.includes(to) && isPartOf(from, to) && !entrances.some((room) => from.startsWith(room)))
    return 'a part imports its assembler'
  for (const [house, floors] of Object.entries(houses)) {
    const [own, other] = [roomIn(house, from), roomIn(house, to)]
    if (!own || !other || own === other) continue
    const [lies, imported] = [floorOf(floors, own), floorOf(floors, other)]
    if (lies < 0 || imported < 0) continue
    if (lies === imported) return 'a neighbour'
    if (lies < imported) return 'built on it'
  }
  return null
}

/** Every import against the floors, as a sentence each. */
export const wrongImports = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    if (listsOfLater.includes(source.path)) return []
    return importsOf(source).flatMap((to) => {
      const why = wrongWith(source.path, to)
      return why ? [`${source.path} imports ${to}: ${why}`] : []
    })
  })

/** Folders of a house that are no rooms. */
const besides = ['testing', 'public']

/** Rooms that stand in the folders and in no list, and the other way round. */
export function unlistedRooms(paths: readonly string[]): string[] {
  return Object.entries(houses).flatMap(([house, floors]) => {
    const rooms = new Set(paths.flatMap((path) => roomIn(house, path) ?? []))
    const listed = new Set(floors.flat())
    return [
      ...[...rooms]
        .filter((room) => !listed.has(room) && !besides.includes(room))
        .map((room) => `${house}/${room} is in no list`),
      ...[...listed].filter((room) => !rooms.has(room)).map((room) => `${house}/${room} is not there`),
    ]
  })
}

/** Ways round among what leads to one another, one way for each place that closes one. */
function circlesIn(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const [seen, done] = [new Map<string, number>(), new Set<string>()]
  const found: string[][] = []
  const way: string[] = []
  const go = (one: string): void => {
    seen.set(one, way.push(one) - 1)
    for (const to of edges.get(one) ?? []) {
      const at = seen.get(to)
      if (at !== undefined && !done.has(to)) found.push([...way.slice(at), to])
      else if (!done.has(to)) go(to)
    }
    way.pop()
    done.add(one)
  }
  for (const one of edges.keys()) if (!done.has(one)) go(one)
  return found
}

/** Circles of files that import one another, types counted; each told by one way round. */
export function circlesOf(sources: readonly Source[]): string[] {
  const known = new Set(sources.map(({ path }) => path))
  const edges = new Map(
    sources.map((source) => [
      source.path,
      listsOfLater.includes(source.path) ? [] : importsOf(source).filter((to) => known.has(to)),
    ]),
  )
  return circlesIn(edges).map((way) => way.join(' → '))
}

/** What of a folder a path lies in: one of its rooms, or a file beside them. */
const partOf = (folder: string, path: string): string | null =>
  path.startsWith(folder) ? (path.slice(folder.length).split('/')[0] ?? null) : null

/** Rooms and files beside them, in a folder at any depth, that import one another in a circle, though no file of them does; a sentence each. */
export function tangledRooms(sources: readonly Source[]): string[] {
  const imports = sources.map((source) => ({
    path: source.path,
    to: listsOfLater.includes(source.path) ? [] : importsOf(source),
  }))
  const folders = new Set(
    sources.flatMap(({ path }) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))),
  )
  return [...folders].sort().flatMap((folder) => {
    const edges = new Map<string, Set<string>>()
    for (const { path, to } of imports) {
      const part = partOf(folder, path)
      if (part === null) continue
      const others = edges.get(part) ?? new Set()
      edges.set(part, others)
      for (const other of to.flatMap((one) => partOf(folder, one) ?? [])) if (other !== part) others.add(other)
    }
    return circlesIn(edges).map((way) => `${folder}: ${way.join(' → ')}`)
  })
}
