/** What the build knows of a module. */
interface Module {
  code: string | null
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type Ask = (id: string) => Module | null

/** The rooms of the studio, by the files that are loaded later and open them; the first that fits. */
const rooms: readonly (readonly [room: string, files: RegExp])[] = [
  ['home', /\/features\/(home|notYet)\//],
  ['account', /\/features\/account\//],
  ['keeping', /\/features\/(library|history|brand)\/|\/shared\/(library|uploads)\/|\/LibraryPlace\./],
  ['frame', /\/shell\//],
  // The sheet is painted on before what lies around it is there.
  ['panels', /\/features\/canvas\/(panels|bars)\/|\/NarrowParts\.|\/PaintingsList\.|\/LikeItem\./],
  ['canvas', /\/features\/canvas\//],
  ['patterns', /\/features\/patterns\//],
  ['films', /\/features\/making\/films\//],
  ['lines', /\/features\/making\/lines\//],
  ['making', /\/features\/making\//],
  [
    'open',
    /\/features\/(detail|boards)\/|\/features\/projects\/settings\/|\/shared\/(direction|compare)\/|Meeting|\/BrandShare\./,
  ],
  ['project', /\/features\/(looks|projects)\/|\/shared\/|\/places\//],
]
const roomOf = (id: string) => rooms.find(([, files]) => files.test(id))?.[0] ?? 'rest'

/** The tables of garments and prints. */
const catalogues = /\/packages\/craft\/(garments|garments\/accessories|prints)\/index\.ts$/

const isBarrel = (id: string) => /\/node_modules\/.*(?:\/index|\/tabler-icons-react)\.m?js$/.test(id)
/** What a file of a library gives, by the library's custom of naming files. */
const nameIn = (id: string) =>
  (/([\w-]+)\.\w+$/.exec(id)?.[1] ?? id).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const wordsOf = (code: string) => new Set(code.match(/[\w$]+/g))

/** Says for each module the file that it is built into: what several share lies together by the rooms that share it, so that a room comes in few requests and brings no other. */
export function chunker(): (id: string, ask: Ask) => string | null {
  const modules = new Map<string, Omit<Module, 'code'> & { words: ReadonlySet<string> }>()
  const users = new Map<string, string[]>()
  const readers = new Map<string, boolean>()
  const apart = new Map<string, boolean>()

  function read(id: string, ask: Ask) {
    const known = modules.get(id)
    if (known) return known
    const { importedIds = [], importers = [], dynamicImporters = [], code = null } = ask(id) ?? {}
    const one = {
      importedIds: [...importedIds],
      importers: [...importers],
      dynamicImporters: [...dynamicImporters],
      words: wordsOf(code ?? ''),
    }
    modules.set(id, one)
    return one
  }

  /** Those who import a module; a library's list of everything stands for those who name the module's own thing. */
  function importersOf(id: string, ask: Ask): string[] {
    const name = nameIn(id)
    const throughList = (list: string): string[] =>
      read(list, ask).importers.flatMap((one) =>
        isBarrel(one) ? throughList(one) : read(one, ask).words.has(name) ? [one] : [],
      )
    const found = users.get(id) ?? read(id, ask).importers.flatMap((one) => (isBarrel(one) ? throughList(one) : [one]))
    users.set(id, found)
    return found
  }

  /** The files that are loaded later and bring a module along at once. */
  function openersOf(start: string, ask: Ask): Set<string> {
    const openers = new Set<string>()
    const seen = new Set<string>()
    const open = [start]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      if (read(id, ask).dynamicImporters.length > 0) openers.add(id)
      open.push(...importersOf(id, ask))
    }
    return openers
  }

  /** Whether a module is a table of garments or prints, or brings one along. */
  function readsCatalogue(id: string, ask: Ask): boolean {
    if (id.includes('/node_modules/')) return false
    const found =
      readers.get(id) ?? (catalogues.test(id) || read(id, ask).importedIds.some((one) => readsCatalogue(one, ask)))
    readers.set(id, found)
    return found
  }

  /** Whether a module comes with such a table or by one alone: these lie apart, as few of those who share anything else in a room need them. Nothing else imports one of them, so that no file imports itself through others. */
  function isApart(id: string, ask: Ask): boolean {
    if (id.includes('/node_modules/')) return false
    const { importers, dynamicImporters } = read(id, ask)
    const byThemAlone = () =>
      importers.length > 0 && dynamicImporters.length === 0 && importers.every((one) => isApart(one, ask))
    const found = apart.get(id) ?? (readsCatalogue(id, ask) || byThemAlone())
    apart.set(id, found)
    return found
  }

  return (id, ask) => {
    if (/\/languages\/\w\w\//.test(id)) return null
    const openers = openersOf(id, ask)
    if (openers.size < 2) return null
    const entered = new Set([...openers].map(roomOf))
    // Whoever has a look or a dialog open has its project open, and makers are mostly opened from one.
    if (entered.has('project')) for (const room of ['open', 'making']) entered.delete(room)
    if (entered.has('project') || entered.has('open'))
      for (const room of ['films', 'lines', 'panels', 'patterns']) entered.delete(room)
    if (entered.size > 1) entered.delete('rest')
    return [...[...entered].sort(), ...(isApart(id, ask) ? ['catalogues'] : [])].join('-')
  }
}
