import type { Laying } from './laying.ts'
import type { Reach } from './copyReach.ts'

/** Empties the cover of what was laid, for what is laid next. */
export function clearOwn({ own, mask }: Laying, { left, top, right, bottom }: Reach): void {
  for (let y = top; y < bottom; y++) own.fill(0, y * mask.width + left, y * mask.width + right)
}
