import { parseSync } from 'oxc-parser'
import { pathOf, type Source } from './sources.ts'

/** What a file brings along at once, and what it loads when it is asked for. */
export interface Brought {
  atOnce: readonly string[]
  later: readonly string[]
}

/** The files that a file imports, without those it only names in types and those that run in a worker. */
export function broughtBy({ path, text }: Source): Brought {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const own = (names: readonly (string | undefined)[]) => names.flatMap((name) => (name && pathOf(path, name)) ?? [])
  const taken = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap((one) => (one.isType ? [] : (one.moduleRequest?.value ?? []))),
  )
  return {
    atOnce: own([...taken.map(({ moduleRequest }) => moduleRequest.value), ...passedOn]),
    later: own(dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))),
  }
}

/** Every file that comes with another at once, itself among them. */
export function closureOf(path: string, brought: ReadonlyMap<string, Brought>): Set<string> {
  const seen = new Set<string>()
  const open = [path]
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(brought.get(next)?.atOnce ?? []))
  }
  return seen
}
