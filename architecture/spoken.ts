import { namedColors } from '@toile/craft/colors/names.ts'
import { type Area, areaIds, areas } from '@toile/rules/languages/areas.ts'
import { type Brought, broughtBy, closureOf } from './closures.ts'
import { refusalSentences, sentencesIn } from './sentences.ts'
import { isNode, type Node, pathOf, type Source, sourcesOf, walk } from './sources.ts'

/** A part of the screens that is loaded later, with the area whose words are fetched beside it; none where nobody named one. */
export interface LazyPart {
  area: Area | null
  path: string
  by: string
}

const main = 'apps/web/main.tsx'
const loading = new Set(['lazyPart', 'lazyScreen', 'withWords'])
const isArea = (text: unknown): text is Area => areaIds.some((id) => id === text)

/** The area that a call loads with: lazyPart('home', …). */
function areaOf(node: Node): Area | null {
  const { callee, arguments: given } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || !loading.has(String(callee.name)) || !Array.isArray(given))
    return null
  const first: unknown = given[0]
  return isNode(first) && isArea(first.value) ? first.value : null
}

/** Everything that a file loads later. */
export function lazyPartsOf(source: Source): LazyPart[] {
  const calls: { area: Area; start: number; end: number }[] = []
  const parts: (Omit<LazyPart, 'area'> & { at: number })[] = []
  if (!source.text.includes('import(')) return []
  walk(source, (node) => {
    const area = areaOf(node)
    if (area) calls.push({ area, start: node.start, end: Number(node.end) })
    if (node.type !== 'ImportExpression' || !isNode(node.source)) return
    const path = typeof node.source.value === 'string' ? pathOf(source.path, node.source.value) : null
    if (path) parts.push({ path, by: source.path, at: node.start })
  })
  return parts.map(({ path, by, at }) => ({
    path,
    by,
    area: calls.find(({ start, end }) => start < at && at < end)?.area ?? null,
  }))
}

const isTold = ({ path }: Source) =>
  !/\.test\.tsx?$|\/testing\//.test(path) && !/\/languages\/(?:\w+\/|\w+\.(?:css)$)/.test(path)

/** The area of what a package calls its things, by the folder they lie in. */
const areaOfPackage = (path: string): Area =>
  path.startsWith('packages/canvas/')
    ? 'canvas'
    : path.includes('/garments/')
      ? 'garments'
      : path.includes('/prints/')
        ? 'prints'
        : 'catalogue'

/** What is said where: by the shell, by packages, and by all that is loaded later. */
export interface Spoken {
  parts: readonly LazyPart[]
  /** The sentences that each area has to hold. */
  wanted: ReadonlyMap<Area, ReadonlySet<string>>
  /** The sentences that come at once with a file, beyond those of the shell. */
  saidBy(path: string): ReadonlySet<string>
}

/** Reads from the code which sentences each area needs. */
export function readSpoken(sources: readonly Source[] = sourcesOf('apps/web', 'packages')): Spoken {
  const told = sources.filter(isTold)
  const brought = new Map<string, Brought>(told.map((source) => [source.path, broughtBy(source)]))
  const spoken = new Map(told.map((source) => [source.path, sentencesIn(source)]))
  const said = (paths: Iterable<string>) => new Set([...paths].flatMap((path) => spoken.get(path) ?? []))

  const parts = told.filter(({ path }) => path.startsWith('apps/web/')).flatMap(lazyPartsOf)
  const shell = said(closureOf(main, brought))
  const beyond = (path: string) => said(closureOf(path, brought)).difference(shell)

  const wanted = new Map<Area, Set<string>>(areaIds.map((id) => [id, new Set()]))
  const put = (area: Area, sentence: string) => wanted.get(area)?.add(sentence)
  for (const sentence of shell) put('shell', sentence)
  for (const sentence of refusalSentences()) put('refusals', sentence)
  for (const [sentence, area] of ofPackages(told, spoken)) if (!shell.has(sentence)) put(area, sentence)
  for (const [sentence, by] of neededBy(parts, beyond)) {
    const lacking = by.filter((area) => !comesWith(area).some((one) => wanted.get(one)?.has(sentence)))
    for (const area of gathered(lacking)) put(area, sentence)
  }
  return { parts, wanted, saidBy: beyond }
}

/** An area and those that are fetched with it. */
const comesWith = (area: Area): Area[] => [area, ...areas[area]]

/** What packages call their things; a name that stands in several folders belongs to all. */
function ofPackages(told: readonly Source[], spoken: ReadonlyMap<string, readonly string[]>): Map<string, Area> {
  const found = new Map<string, Area>(namedColors.map(({ label }) => [label, 'catalogue']))
  const refused = new Set(refusalSentences())
  for (const { path } of told.filter((one) => one.path.startsWith('packages/')))
    for (const sentence of spoken.get(path) ?? []) {
      if (refused.has(sentence)) continue
      const area = areaOfPackage(path)
      found.set(sentence, (found.get(sentence) ?? area) === area ? area : 'catalogue')
    }
  return found
}

/** Each sentence of the parts that are loaded later, with the areas that say it. */
function neededBy(parts: readonly LazyPart[], beyond: (path: string) => ReadonlySet<string>): Map<string, Area[]> {
  const found = new Map<string, Set<Area>>()
  for (const { area, path } of parts) {
    if (!area) continue
    for (const sentence of beyond(path)) found.set(sentence, (found.get(sentence) ?? new Set()).add(area))
  }
  return new Map([...found].map(([sentence, by]) => [sentence, [...by]]))
}

/** Areas that hold what several of those say who fetch them, the nearer first. */
const gathering = ['studio', 'shared'] as const

/** Where a sentence is kept that some areas say: with the one that says it, else in the nearest that all of them fetch. */
function gathered(by: readonly Area[]): readonly Area[] {
  if (by.length < 2) return by
  for (const place of gathering) {
    const members = by.filter((area) => comesWith(area).includes(place))
    if (members.length === by.length) return [place]
  }
  const members = by.filter((area) => comesWith(area).includes('shared'))
  return [...(members.length > 1 ? ['shared' as const] : members), ...by.filter((area) => !members.includes(area))]
}
