import { boxBlur } from '../../kernels/boxBlur.ts'
import type { Lab } from '../../kernels/oklab.ts'
import { type Mask, type Plane, planeOf } from '../../kernels/plane.ts'
import { quantile } from '../../kernels/statistics.ts'

/** How dark a thrown shadow may be, as a share of the ground's lightness. */
const darkest = 0.8

/** How far each pixel is from being the ground in other light, in deviations of the ground itself: light scales all of a colour, cloth and skin turn it. */
export function shadeDistance(lab: Lab, ground: Mask): Plane {
  const size = lab.lightness
  const radius = Math.max(size.width, size.height) / 7
  const count = boxBlur(
    planeOf(size, (i) => ground.values[i]),
    radius,
  )
  const fieldOf = (plane: Plane) => {
    const mean = meanOf(plane, ground)
    const sum = boxBlur(
      planeOf(size, (i) => plane.values[i] * ground.values[i]),
      radius,
    )
    return planeOf(size, (i) => (sum.values[i] + 0.02 * mean) / (count.values[i] + 0.02))
  }
  const [gl, ga, gb] = [lab.lightness, lab.a, lab.b].map((plane) => fieldOf(plane).values)
  const light = new Float32Array(gl.length)
  const turn = new Float32Array(gl.length)
  for (let i = 0; i < light.length; i++) {
    const [l, a, b] = [lab.lightness.values[i], lab.a.values[i], lab.b.values[i]]
    light[i] = (l * gl[i] + a * ga[i] + b * gb[i]) / (gl[i] ** 2 + ga[i] ** 2 + gb[i] ** 2)
    turn[i] = Math.hypot(l - light[i] * gl[i], a - light[i] * ga[i], b - light[i] * gb[i])
  }
  const known = (values: Float32Array) => values.filter((_, i) => ground.values[i] && i % 5 === 0)
  const usualTurn = Math.max(0.003, quantile(known(turn), 0.7))
  const usualLight = Math.max(0.012, quantile(known(light.map((one) => Math.abs(one - 1))), 0.7))
  return planeOf(size, (i) => {
    const off = light[i] - 1
    const beyond = off > 0 ? off : Math.max(-off * 0.35, -off - (1 - darkest))
    return Math.hypot(turn[i] / usualTurn, beyond / usualLight)
  })
}

function meanOf(plane: Plane, mask: Mask): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < plane.values.length; i++) {
    if (!mask.values[i]) continue
    sum += plane.values[i]
    count++
  }
  return sum / (count || 1)
}
