import { lampOnPage } from '../raster/light.ts'
import type { DrawingStyle } from '../raster/stage.ts'
import { coverAt } from './coverAt.ts'
import type { Laying } from './laying.ts'
import type { Reach } from './copyReach.ts'

/** The shadow that something laid throws on its cloth, in pixels over the page. */
export interface Contact {
  far: number
  strength: number
  /** Shares of the way at which it is looked for: one where its edge is cut, more where it is soft. */
  steps: readonly number[]
}

/** How far each hand throws the shadow of what is sewn on, in pens, and how dark. */
const hands: Record<Exclude<DrawingStyle, 'flat'>, { far: number; strength: number; steps: readonly number[] }> = {
  ink: { far: 3.4, strength: 0.5, steps: [1, 0.5] },
  illustration: { far: 3, strength: 0.36, steps: [1, 0.5] },
  realistic: { far: 3.4, strength: 0.4, steps: [0.3, 0.55, 0.8, 1.1] },
}

/** A small thing lies close to the cloth: its shadow is no longer than this share of it. */
const longest = 0.28

/** The shadow of something so many millimetres across; none in a flat or where only the form is asked for. */
export function contactOf({ stage, pixelsPerMillimetre }: Laying, across: number): Contact | null {
  if (stage.style === 'flat' || stage.buffer) return null
  const { far, strength, steps } = hands[stage.style]
  return { far: Math.max(0.8, Math.min(far * stage.pen, across * pixelsPerMillimetre * longest)), strength, steps }
}

/** Darkens the cloth beside what was laid, away from the lamp; the shadow stays where a hand leaves paper. */
export function darkenBeside({ rgba, mask, own, held, stage }: Laying, reach: Reach, contact: Contact): void {
  const { width, alpha } = mask
  const { far, strength, steps } = contact
  const most = Math.ceil(far)
  const shifts = steps.map((share) => [lampOnPage[0] * far * share, lampOnPage[1] * far * share] as const)
  // A cut edge takes the furthest look, a soft one the mean of all.
  const isCut = stage.style !== 'realistic'
  for (let y = reach.top; y < Math.min(reach.bottom + most, mask.height); y++) {
    const end = Math.min(mask.last[y] ?? -1, reach.right + most - 1)
    for (let x = Math.max(mask.first[y] ?? 0, reach.left), i = y * width + x; x <= end; x++, i++) {
      const bare = 1 - (own[i] ?? 0)
      if (bare <= 0 || !alpha[i]) continue
      let shade = 0
      for (const [dx, dy] of shifts) {
        const seen = coverAt(own, width, mask.height, x + dx, y + dy)
        shade = isCut ? Math.max(shade, seen) : shade + seen / shifts.length
      }
      if (shade <= 0) continue
      const dark = shade * strength * bare
      const j = i * 4
      rgba[j] = (rgba[j] ?? 0) * (1 - dark)
      rgba[j + 1] = (rgba[j + 1] ?? 0) * (1 - dark * 0.96)
      rgba[j + 2] = (rgba[j + 2] ?? 0) * (1 - dark * 0.82)
      held[i] = Math.max(held[i] ?? 0, shade * bare * 0.85)
    }
  }
}
