import type { Component } from '../../../kernels/components.ts'
import { contourOf, resampleClosed } from '../../../kernels/contour.ts'
import type { Lab } from '../../../kernels/oklab.ts'
import { maskOf } from '../../../kernels/plane.ts'
import { jumpAt } from '../jumpAt.ts'

const points = 120
/** What is this dark and dull on a ground this light is a shadow, not a thing. */
const shadow = { dark: 0.4, dull: 0.06, ground: 0.55 } as const

/** Whether a thing is off what lies about it nearly all round, so that it is whole, and no shadow on a light ground. */
export function isClearCut(part: Component, labels: Int32Array, lab: Lab, groundLightness: number): boolean {
  if (part.onBorder) return false
  const { width } = lab.lightness
  const [left, top] = [part.left - 1, part.top - 1]
  const size = { width: part.right - part.left + 3, height: part.bottom - part.top + 3 }
  const at = (i: number) => (top + Math.floor(i / size.width)) * width + left + (i % size.width)
  const own = maskOf(size, (i) => labels[at(i)] === part.id)
  const contour = contourOf(own)
  if (contour.length < 8 || jumpAt(resampleClosed(contour, points), left, top, lab) === null) return false
  const mean = (values: Float32Array) =>
    own.values.reduce((sum, inside, i) => sum + (inside ? values[at(i)] : 0), 0) / part.area
  const [lightness, a, b] = [lab.lightness, lab.a, lab.b].map(({ values }) => mean(values))
  return !(lightness < shadow.dark && Math.hypot(a, b) < shadow.dull && groundLightness > shadow.ground)
}
