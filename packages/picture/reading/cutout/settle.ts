import { boxBlur } from '../../kernels/boxBlur.ts'
import { type Component, componentsOf } from '../../kernels/components.ts'
import type { Lab } from '../../kernels/oklab.ts'
import type { Fixed } from '../../kernels/parting.ts'
import { inverse, type Mask, maskOf, type Plane, planeOf } from '../../kernels/plane.ts'

const crumb = 0.04
const smallestHole = 0.004
const nothing: Component = { id: 0, area: 0, left: 0, top: 0, right: 0, bottom: 0, onBorder: 0 }

/** Tidies a mask: crumbs far smaller than the main part go unless they were kept by hand, and holes stay only where the ground itself shows through them. */
export function settle(lab: Lab, mask: Mask, { keep, drop }: Fixed): Mask {
  const parts = componentsOf(mask)
  const main = parts.list.reduce((a, b) => (worthOf(b, mask) > worthOf(a, mask) ? b : a), nothing)
  const stays = new Uint8Array(parts.list.length + 1)
  // What runs out of the picture beside a thing that does not is a piece of the ground's pattern.
  for (const part of parts.list) {
    if (part.area >= main.area * crumb && (!part.onBorder || main.onBorder)) stays[part.id] = 1
  }
  for (let i = 0; i < mask.values.length; i++) if (mask.values[i] && keep(i)) stays[parts.labels[i]] = 1
  const kept = maskOf(mask, (i) => stays[parts.labels[i]])
  const gaps = componentsOf(inverse(kept), false)
  const open = new Uint8Array(gaps.list.length + 1)
  const look = openGroundLook(lab, kept)
  const holes = new Map(gaps.list.filter(({ onBorder }) => !onBorder).map(({ id }) => [id, openMean()]))
  for (const part of gaps.list) if (part.onBorder) open[part.id] = 1
  for (let i = 0; i < kept.values.length; i++) {
    const hole = holes.get(gaps.labels[i])
    if (!hole) continue
    look.add(hole, i)
    if (drop(i)) open[gaps.labels[i]] = 1
  }
  const large = smallestHole * kept.values.reduce((sum, side) => sum + side, 0)
  for (const [id, hole] of holes) if (hole.count >= large && look.isGround(hole)) open[id] = 1
  return maskOf(kept, (i) => kept.values[i] || !open[gaps.labels[i]])
}

/** A part counts by its size, less when it lies far out or runs out of the picture. */
function worthOf({ area, left, right, top, bottom, onBorder }: Component, { width, height }: Mask): number {
  const x = (left + right) / 2 / width - 0.5
  const y = (top + bottom) / 2 / height - 0.5
  return area * Math.exp(-4 * (x * x + y * y)) * (onBorder ? 0.3 : 1)
}

interface Mean {
  count: number
  off: [number, number, number]
  spread: number
}
const openMean = (): Mean => ({ count: 0, off: [0, 0, 0], spread: 0 })

/** Compares a hole with the ground as it would run on behind the thing. */
function openGroundLook(lab: Lab, main: Mask) {
  const radius = Math.max(4, Math.round(main.width / 10))
  const weight = planeOf(main, (i) => (main.values[i] ? 0 : 1))
  const near = blurred(weight, radius)
  const planes = [lab.lightness, lab.a, lab.b]
  const fields = planes.map((plane) => {
    const sum = blurred(
      planeOf(plane, (i) => plane.values[i] * weight.values[i]),
      radius,
    )
    return planeOf(plane, (i) => sum.values[i] / (near.values[i] + 1e-6))
  })
  const offAt = (c: number, i: number) => planes[c].values[i] - fields[c].values[i]
  let grain = 0
  let seen = 0
  for (let i = 0; i < main.values.length; i += 3) {
    if (main.values[i]) continue
    grain += planes.reduce((sum, _, c) => sum + offAt(c, i) ** 2, 0)
    seen++
  }
  const usual = Math.sqrt(grain / Math.max(1, seen))
  return {
    add(hole: Mean, i: number) {
      hole.count++
      planes.forEach((_, c) => (hole.off[c] += offAt(c, i)))
      hole.spread += planes.reduce((sum, _unused, c) => sum + offAt(c, i) ** 2, 0)
    },
    isGround({ count, off: [light, a, b], spread }: Mean): boolean {
      // Shadow falls into holes, so darker is forgiven more than lighter or of another colour.
      const away = Math.hypot(light < 0 ? light / 3 : light, 1.5 * a, 1.5 * b) / count
      return away < 0.018 + usual * 0.8 && Math.sqrt(spread / count) < 0.07 + usual * 1.6
    },
  }
}

const blurred = (plane: Plane, radius: number) => boxBlur(boxBlur(plane, radius), radius)
