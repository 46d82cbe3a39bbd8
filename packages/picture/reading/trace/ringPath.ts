import type { OutlinePoint } from './editableOutline.ts'

/** A closed ring of cubic points as the path of an SVG, in pixels of the mask (S3.27). */
export function ringPath(ring: readonly OutlinePoint[]): string {
  const [first] = ring
  if (!first) return ''
  const curves = ring.map((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? first
    return `C${[point.after, next.before, next.at].map(written).join(' ')}`
  })
  return `M${written(first.at)}${curves.join('')}Z`
}

const written = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`
