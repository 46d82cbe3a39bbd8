import type { FillLevel } from './levels.ts'
import { type Matches, reach } from './matches.ts'

/** Each missing pixel becomes what the patches around it say of it, the likelier ones and those nearer to what is known louder (Wexler and others 2007). */
export function vote(
  { width, height, values, hole }: FillLevel,
  { targets, found, off }: Matches,
  depth: Float32Array,
) {
  const sorted = Float32Array.from(targets, (i) => off[i]!).sort()
  const usual = Math.max(1, sorted[Math.floor(sorted.length * 0.6)] ?? 1)
  const sums = new Float32Array(values.length)
  const weights = new Float32Array(hole.length)
  for (const i of targets) {
    const source = found[i]!
    const weight = Math.exp(-off[i]! / (2 * usual)) * 1.25 ** -depth[i]! + 1e-9
    const x = i % width
    const y = (i - x) / width
    for (let dy = Math.max(-reach, -y); dy <= Math.min(reach, height - 1 - y); dy++) {
      for (let dx = Math.max(-reach, -x); dx <= Math.min(reach, width - 1 - x); dx++) {
        const to = i + dy * width + dx
        if (!hole[to]) continue
        const from = (source + dy * width + dx) * 4
        for (let c = 0; c < 4; c++) sums[to * 4 + c]! += weight * values[from + c]!
        weights[to]! += weight
      }
    }
  }
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i] || !weights[i]) continue
    for (let c = 0; c < 4; c++) values[i * 4 + c] = sums[i * 4 + c]! / weights[i]!
  }
}
