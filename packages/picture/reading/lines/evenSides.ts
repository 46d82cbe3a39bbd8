import { distanceTo } from '../../kernels/distance.ts'
import { inverse, type Mask, maskOf, type Plane, planeOf } from '../../kernels/plane.ts'

/** The opacity of a garment whose sides are made one: each is half way between the two, or, where something may hide one of them, as the other is seen. */
export function evenSides(cloth: Plane, hidden: Plane | null): Plane {
  const { width } = cloth
  const mask = maskOf(cloth, (i) => cloth.values[i] > 0.5)
  const depth = depthOf(mask)
  const across = (i: number) => i - 2 * (i % width) + width - 1
  return planeOf(cloth, (i) => {
    const j = across(i)
    const [own, other] = [depth[i], depth[j]]
    if (hidden) {
      if (hidden.values[i] > 0.5 && hidden.values[j] <= 0.5) return soft(other)
      if (hidden.values[j] > 0.5 && hidden.values[i] <= 0.5) return soft(own)
    }
    return soft((own + other) / 2)
  })
}

/** Within a pixel of the border cloth is half there. */
const soft = (depth: number) => Math.max(0, Math.min(1, 0.5 + depth / 2))

/** How deep each pixel lies in the cloth; outside it is less than nothing. */
function depthOf(mask: Mask): Float32Array {
  const [within, without] = [distanceTo(inverse(mask)).values, distanceTo(mask).values]
  return within.map((value, i) => value - without[i])
}
