import { lerp, type Path } from '@toile/geometry'

/** The highest (or lowest) level of outlines at a place across the page, from a table of columns; beside them that of their nearest end, and `otherwise` where there are none. */
export function topOf(
  outlines: readonly Path[],
  otherwise: number,
  which: 'highest' | 'lowest' = 'highest',
): (x: number) => number {
  const step = 0.015
  const columns = new Map<number, number>()
  const better = which === 'highest' ? Math.min : Math.max
  for (const outline of outlines) {
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length]
      const [first, last] = [Math.ceil(Math.min(from[0], to[0]) / step), Math.floor(Math.max(from[0], to[0]) / step)]
      for (let column = first; column <= last; column++) {
        const t = to[0] === from[0] ? 0 : (column * step - from[0]) / (to[0] - from[0])
        const y = lerp(from[1], to[1], t)
        columns.set(column, better(columns.get(column) ?? y, y))
      }
    })
  }
  if (!columns.size) return () => otherwise
  const [least, most] = [Math.min(...columns.keys()), Math.max(...columns.keys())]
  return (x) => columns.get(Math.min(most, Math.max(least, Math.round(x / step)))) ?? otherwise
}
