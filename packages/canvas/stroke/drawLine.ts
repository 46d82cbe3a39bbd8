import type { Covering, Grain } from './covering.ts'

/** Pixels of a line that are marked together: the box of a long slanting one would hold mostly nothing. */
const marked = 48

/** Lays a line with round ends and a smooth edge on a plane, walking along its longer axis. */
export function drawLine(
  plane: Covering,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  wide: number,
  alpha: number,
  builds: boolean,
  grain: Grain | undefined,
): void {
  const strength = alpha * Math.min(1, wide)
  if (strength <= 0) return
  const { cover, width, height } = plane
  const dx = bx - ax
  const dy = by - ay
  const long = Math.sqrt(dx * dx + dy * dy)
  const ux = long > 0 ? dx / long : 1
  const uy = long > 0 ? dy / long : 0
  const half = Math.max(wide, 1) / 2 + 0.5
  const isSteep = Math.abs(uy) > Math.abs(ux)
  const [from, to, along] = isSteep ? [ay, by, uy] : [ax, bx, ux]
  const [aside, rise] = isSteep ? [ax, ux / uy] : [ay, uy / ux]
  const reach = half / Math.abs(along)
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const first = Math.max(0, Math.floor(low - half))
  const last = Math.min((isSteep ? height : width) - 1, Math.ceil(high + half) - 1)
  const most = (isSteep ? width : height) - 1
  for (let m = first; m <= last; m++) {
    const mid = aside + (Math.min(high, Math.max(low, m + 0.5)) - from) * rise
    const n0 = Math.max(0, Math.floor(mid - reach))
    const n1 = Math.min(most, Math.ceil(mid + reach))
    for (let n = n0; n <= n1; n++) {
      const x = isSteep ? n : m
      const y = isSteep ? m : n
      const qx = x + 0.5 - ax
      const qy = y + 0.5 - ay
      const gone = qx * ux + qy * uy
      let far = Math.abs(qx * uy - qy * ux)
      if (gone < 0) far = Math.sqrt(far * far + gone * gone)
      else if (gone > long) far = Math.sqrt(far * far + (gone - long) * (gone - long))
      let a = half - far
      if (a <= 0) continue
      a = (a > 1 ? 1 : a) * strength
      if (grain) a = grain(x, y, a)
      const i = y * width + x
      const before = cover[i]!
      if (builds) cover[i] = before + a * (1 - before)
      else if (a > before) cover[i] = a
    }
  }
  const beyond = Math.ceil(half) + 1
  const bits = Math.ceil(long / marked) || 1
  for (let i = 0; i < bits; i++) {
    const [x0, y0] = [ax + (dx * i) / bits, ay + (dy * i) / bits]
    const [x1, y1] = [ax + (dx * (i + 1)) / bits, ay + (dy * (i + 1)) / bits]
    plane.mark(
      Math.floor(Math.min(x0, x1)) - beyond,
      Math.floor(Math.min(y0, y1)) - beyond,
      Math.ceil(Math.max(x0, x1)) + beyond,
      Math.ceil(Math.max(y0, y1)) + beyond,
    )
  }
}
