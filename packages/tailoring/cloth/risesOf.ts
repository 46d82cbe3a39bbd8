import { sure } from '@toile/geometry'
import type { Meshed } from './meshPattern.ts'
import type { Shape } from './shapeOf.ts'

/** A panel whose top lies between these heights is drawn from the waist; another one hangs with its top at it. Millimetres. */
const fromWaist = { least: -20, most: Infinity }

/** How far above its own y = 0 each panel lies when the waist is at 0, in millimetres: the first panel that reaches the waist is drawn from it, and what is sewn follows its neighbors. */
export function risesOf(
  { mesh, seams, sewn }: Meshed,
  shapes: readonly Shape[],
  hangs: (panel: number) => boolean,
): number[] {
  const rises: (number | undefined)[] = shapes.map(() => undefined)
  const partOf = (corner: number) => mesh.parts.findIndex((part) => corner < part.firstCorner + part.corners)
  const apart = new Map<string, { sum: number; count: number }>()
  for (let k = 0; k < seams.length; k += 2) {
    const [a, b] = [sure(seams[k]), sure(seams[k + 1])]
    const difference = sure(mesh.flat[2 * a + 1]) - sure(mesh.flat[2 * b + 1])
    for (const [key, by] of [
      [`${partOf(a)} ${partOf(b)}`, difference],
      [`${partOf(b)} ${partOf(a)}`, -difference],
    ] as const) {
      const known = apart.get(key) ?? { sum: 0, count: 0 }
      apart.set(key, { sum: known.sum + by, count: known.count + 1 })
    }
  }
  const follow = (from: number) => {
    const rise = sure(rises[from])
    shapes.forEach((_, to) => {
      const seam = apart.get(`${from} ${to}`)
      if (!seam || rises[to] !== undefined || !hangs(to) || !hangs(from)) return
      rises[to] = rise + seam.sum / seam.count
      follow(to)
    })
  }
  const order = sewn.panels.flatMap((_, i) => (hangs(i) ? [i] : []))
  const first = order.find((i) => sure(shapes[i]).top >= fromWaist.least) ?? order[0]
  for (const i of first === undefined ? order : [first, ...order]) {
    if (rises[i] !== undefined) continue
    const { top } = sure(shapes[i])
    rises[i] = top >= fromWaist.least ? 0 : -top
    follow(i)
  }
  return rises.map((rise) => rise ?? 0)
}
