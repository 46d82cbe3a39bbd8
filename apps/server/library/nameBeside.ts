import { limits } from '@toile/rules/limits.ts'

/** A name that none of some others is, in whatever case: the wanted one, else with the next free number after it. */
export function nameBeside(others: readonly string[], wanted: string): string {
  const taken = new Set(others.map((name) => name.toLowerCase()))
  if (!taken.has(wanted.toLowerCase())) return wanted
  const stem = wanted.replace(/ \d{1,4}$/, '')
  for (let number = 2; ; number++) {
    const name = `${stem.slice(0, limits.nameLength - `${number}`.length - 1)} ${number}`
    if (!taken.has(name.toLowerCase())) return name
  }
}
