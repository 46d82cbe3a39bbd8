import { sure } from '@toile/geometry'
import { apart, type Lab } from '../colors/lab.ts'
import { oklabOf } from '../colors/oklch.ts'
import { skins } from '../mannequins/skins.ts'
import { tone } from '../mannequins/tone.ts'

/** How much of a dressed figure is skin and hair. */
const shown = { skin: 0.15, hair: 0.05 }
/** How much less or more of a colour cloth shows than pictures do. */
const bounds = { least: 0.3, most: 2.2 }
const rounds = 40
const step = 4

const bodies = [
  ...skins.map(({ base }) => ({ place: oklabOf(base), share: shown.skin / skins.length })),
  { place: oklabOf(tone(0x281e1a)), share: shown.hair },
]

/** The shares of colours in cloth with which cloth, skin and hair together look most like pictures that these colours cover so much of: energy distance, made less by multiplied steps (Kivinen and Warmuth 1997). */
export function besideBodies(places: readonly Lab[], covered: readonly number[]): number[] {
  const whole = covered.reduce((sum, share) => sum + share, 0) || 1
  const wanted = covered.map((share) => share / whole)
  const cloth = 1 - shown.skin - shown.hair
  const far = places.map((own) => places.map((other) => apart(own, other)))
  const fromBodies = places.map((own) => bodies.reduce((sum, { place, share }) => sum + share * apart(own, place), 0))
  let shares = wanted
  for (let round = 0; round < rounds; round++) {
    const slopes = far.map(
      (row, i) =>
        -sure(fromBodies[i]) - row.reduce((sum, one, j) => sum + one * (cloth * sure(shares[j]) - sure(wanted[j])), 0),
    )
    const moved = shares.map((share, i) =>
      Math.min(
        bounds.most * sure(wanted[i]),
        Math.max(bounds.least * sure(wanted[i]), share * Math.exp(-step * sure(slopes[i]))),
      ),
    )
    const sum = moved.reduce((all, one) => all + one, 0) || 1
    shares = moved.map((share) => share / sum)
  }
  return shares
}
