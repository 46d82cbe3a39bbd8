import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { ColorPart } from '../roles.ts'

/** The parts that the colours of a script play; with asked colours the pictures' own have no claim but the largest, and what is derived of asked ones alone none but their accent; what is held fast is worn. */
export function rolesOfScript({ colors, windows }: ColorScript): ColorPart[] {
  const [main, second] = colors
    .map((_, i) => i)
    .filter((i) => colors[i].role !== 'accent')
    .sort((i, j) => colors[j].share - colors[i].share)
  const anyAsked = colors.some(({ asked }) => asked !== null)
  return colors.map(({ role, share, seen, asked, kept }, i): ColorPart => {
    const part =
      role === 'accent' && asked === null ? 'accent' : i === main ? 'main' : i === second ? 'second' : 'support'
    const once = kept || part === 'main' || (part === 'accent' && windows.length === 0)
    if (anyAsked) return { role: part, share, least: asked !== null ? 2.5 : once ? 1 : 0 }
    const twice = part === 'main' || part === 'second' || (role === 'light' && share > 0.09)
    return { role: part, share, least: twice ? 2 : kept || (seen > 0.02 && share > 0.03) ? 1 : 0 }
  })
}
