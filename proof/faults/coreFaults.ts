import { type Family, type Fault, families } from './fault.ts'

/** Of each family that is too large to be planted whole, what is told apart, and how many of those that are alike. */
const some: Partial<Record<Family, { alike: (fault: Fault) => string; of: number }>> = {
  // One of every call file and document.
  ownership: { alike: ({ file }) => file, of: 1 },
  // One statement of every file that puts a picture together.
  drawing: { alike: ({ file }) => file, of: 1 },
  // One of every test file that holds refusals.
  refusal: { alike: ({ test }) => test, of: 1 },
  limit: { alike: ({ name }) => name.split(/[:{]/)[0] ?? name, of: 1 },
}

/** Tests of the server that draw or trace for longer than a sample is worth. */
const long = /features\/(generation|figures|tracing|pictures|library|boards|history)\//

/** How many limits are enough, as one test holds them all. */
const mostLimits = 16

/** The faults that are planted unless told otherwise: what strangers planted and nobody noticed, the walls of the architecture, every rule of merging, and some of all the rest. */
export function coreFaults(faults: readonly Fault[]): Fault[] {
  return families.flatMap((family) => {
    const own = faults.filter((fault) => fault.family === family)
    const choice = some[family]
    if (!choice) return own
    const quick = family === 'refusal' ? own.filter(({ test }) => !long.test(test)) : own
    const chosen = [...Map.groupBy(quick, choice.alike).values()].flatMap((group) => group.slice(0, choice.of))
    return family === 'limit' ? chosen.slice(0, mostLimits) : chosen
  })
}
