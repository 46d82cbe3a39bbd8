import { lerp, smooth } from '@toile/geometry'
import { footSection, heelCurve, onSection } from '../../people/round/feet/footSections.ts'
import { toplineAt } from '../../people/round/feet/upperOf.ts'
import type { Cover, ShoeCut } from '../../people/round/shoes/shoeCut.ts'
import type { Spot } from './mesh.ts'

/** Where the ball of a foot lies before the ankle. */
const ball = 0.4

/** A shoe's own space: it stands on the floor with nobody in it. */
export interface ShoeSpace {
  cut: ShoeCut
  inward: 1 | -1
  /** A place over the upper side of the sole as it stands: over the floor, raised where the heel raises it. */
  spot(forward: number, up: number, across: number): Spot
  /** A place on the upper: down the foot, round it (0 on top, 1 outside at the sole), standing off it; of an open one, whose walls would close so high. */
  onUpper(at: number, turn: number, off: number, tall?: number): Spot
  raise(forward: number): number
}

/** Opens the space of a shoe of one foot. */
export function shoeSpace(cut: ShoeCut, inward: 1 | -1): ShoeSpace {
  const shrink = 1 - cut.heel * 0.35
  const raise = (f: number) => cut.heel * (1 - smooth(-0.02, 0.36, f))
  const spot = (f: number, up: number, across: number): Spot => [
    f < ball ? f * shrink : f - ball * (1 - shrink),
    up + cut.sole + raise(f),
    across,
  ]
  return {
    cut,
    inward,
    raise,
    spot,
    onUpper(at, turn, off, tall) {
      const { forward, half, top, middle } = footSection(cut, at, inward)
      const [across, up] = onSection(Math.PI / 2 + (turn * inward * Math.PI) / 2)
      const height = (tall ?? top + off) * up
      return spot(forward + heelCurve(at, height), height, middle + across * (half + off))
    },
  }
}

/** How an opening runs at a place down the foot: the turn round the foot at which its edge lies, 0 where it closes, and how high its walls would close. */
export function openingAt(cut: ShoeCut, cover: Cover, at: number, off: number): { turn: number; tall: number } {
  const { top } = footSection(cut, at, 1)
  const { throat } = cover
  if (throat === undefined || at > throat) return { turn: 0, tall: top + off }
  const high = toplineAt(cover, at, top + off)
  const tall = Math.max(top + off, high * lerp(1.5, 1, smooth(-0.16, 0.04, at)))
  const turn = 1 - Math.asin(Math.min(1, Math.max(0, high / tall)) ** (1 / 0.7)) / (Math.PI / 2)
  return { turn, tall }
}
