import type { Color } from './color.ts'
import { oklabOf } from './oklch.ts'

/** How a colour differs from the first of its name: lighter, darker, or only as the second, third and so on. */
export type NameDifference = 'lighter' | 'darker' | number

/** A smaller step of lightness in OKLab is not told by the eye. */
const told = 0.01

/** The names of colours that stand together, no two alike: the first of a name keeps it, and the others say how they differ from it, as `say` words that in a language. */
export function namesApart(
  colors: readonly { name: string; color: Color }[],
  say: (name: string, by: NameDifference) => string,
): string[] {
  const taken = new Set(colors.map(({ name }) => name))
  const met = new Map<string, { first: Color; number: number }>()
  return colors.map(({ name, color }) => {
    const { first, number } = met.get(name) ?? { first: color, number: 0 }
    met.set(name, { first, number: number + 1 })
    if (number === 0) return name
    let own = say(name, lightnessBy(color, first) ?? number + 1)
    for (let next = number + 1; taken.has(own); next += 1) own = say(name, next)
    taken.add(own)
    return own
  })
}

function lightnessBy(color: Color, first: Color): 'lighter' | 'darker' | null {
  const by = oklabOf(color)[0] - oklabOf(first)[0]
  if (Math.abs(by) < told) return null
  return by > 0 ? 'lighter' : 'darker'
}
