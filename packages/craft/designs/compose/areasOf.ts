import { lowerOf, type Shaped } from './outfit.ts'

/** About how much of a look each of its parts shows, innermost first, in shares of a dressed body; what lies over a part hides most of it. */
export function areasOf(parts: readonly Shaped[]): number[] {
  return parts.map((part, i) => {
    const over = parts.slice(i + 1)
    const { length, volume, sleeve } = part.character
    const full = 1 + 0.4 * volume
    const own =
      {
        top: 0.24 + 0.14 * sleeve,
        bottom: 0.55 * length,
        whole: 0.24 + 0.1 * sleeve + 0.55 * length,
        outer: 0.28 + 0.14 * sleeve + 0.5 * Math.max(0, length - 0.25),
      }[part.slot] * full
    return over.reduce((area, cover) => area * leftBy(part, cover, parts), own)
  })
}

function leftBy(part: Shaped, cover: Shaped, parts: readonly Shaped[]): number {
  if (cover.slot === 'whole' || cover.slot === 'bottom') return 1
  if (part.slot === 'top' || part.slot === 'outer')
    return cover.slot === 'outer' && cover.character.sleeve < 0.2 ? 0.5 : 0.28
  if (cover.slot !== 'outer') return 1
  const hidden = Math.max(0, cover.character.length - 0.22) / Math.max(0.3, lowerOf(parts).character.length)
  const legs = Math.max(0.12, 1 - hidden)
  return part.slot === 'whole' ? Math.max(0.25, legs * 0.75) : legs
}
