import { clamp } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import type { Joints } from './joints.ts'

/** How dark the shadow of a foot is that stands, and how high above the other it has none; lengths in heads. */
const dark = 0.3
const lifted = 0.5
const [wide, flat] = [0.55, 0.16]

/** Lays the shadow of each foot on the ground, a head being so many pixels high: soft, and lighter the higher it is lifted. */
export function layShadow({ width, height, rgba }: Pixels, { toes }: Joints, head: number): void {
  const floor = Math.max(toes[0][1], toes[1][1])
  for (const [x, y] of toes) {
    const strength = dark * (1 - clamp((floor - y) / (lifted * head)))
    const [middle, level] = [x, (y + floor) / 2]
    for (let row = Math.max(0, Math.floor(level - flat * head)); row < Math.min(height, level + flat * head); row++) {
      for (
        let column = Math.max(0, Math.floor(middle - wide * head));
        column < Math.min(width, middle + wide * head);
        column++
      ) {
        const off = Math.hypot((column - middle) / (wide * head), (row - level) / (flat * head))
        if (off >= 1) continue
        const share = 1 - strength * (1 - off * off) ** 2
        const at = (row * width + column) * 4
        for (let c = 0; c < 3; c++) rgba[at + c] = (rgba[at + c] ?? 0) * share
      }
    }
  }
}
