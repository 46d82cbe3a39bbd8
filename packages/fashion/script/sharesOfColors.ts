import type { ScriptRole } from './scriptRoles.ts'
import { besideBodies } from './besideBodies.ts'
import type { Entry } from './entries.ts'
import { chromaOf } from './place.ts'

/** How much of the cloth the asked colours have together: they lead, and pictures support them. */
const askedShare = 0.27
const accentShare = 0.065
const mostOf: Partial<Record<ScriptRole, number>> = { light: 0.24, deep: 0.24 }
const leastOf: Partial<Record<ScriptRole, number>> = { light: 0.07, deep: 0.05 }

/** Above 1 what is large has a little more than the pictures give it, so that many small colours do not drown it. */
const evenness = 1.5

/** Shares of the worn cloth, adding up to 1: as in the pictures but evened out, accents a little each, neutrals in bounds, asked colours in front. */
export function sharesOfColors(
  chosen: readonly Entry[],
  roles: readonly ScriptRole[],
  covered: readonly number[],
): number[] {
  const isAsked = (i: number) => chosen[i].asked !== null
  const asked = chosen.filter((one) => one.asked !== null).length
  const accents = roles.filter((role, i) => role === 'accent' && !isAsked(i)).length * accentShare
  const toShow = besideBodies(
    chosen.map(({ place }) => place),
    covered,
  )
  const raw = chosen.map((one, i) =>
    roles[i] === 'accent' || isAsked(i) ? 0 : Math.max(0.008, toShow[i] * named(one, chosen, covered)) ** evenness,
  )
  const total = raw.reduce((sum, value) => sum + value, 0) || 1
  const forOthers = asked ? 1 - askedShare : 1
  const left = forOthers - accents
  const shares = chosen.map(({ seen }, i) => {
    if (isAsked(i)) return askedShare / asked
    if (roles[i] === 'accent') return accentShare
    const least = seen <= 0.01 ? 0.025 : (leastOf[roles[i]] ?? 0.02)
    const most = Math.max(mostOf[roles[i]] ?? 0.42, covered[i])
    return Math.min(most, Math.max(least, (raw[i] / total) * left))
  })
  const free = shares.reduce((sum, share, i) => sum + (isAsked(i) ? 0 : share), 0)
  if (free === 0) return shares.map((share) => share / askedShare)
  return shares.map((share, i) => (isAsked(i) ? share : (share / free) * forOthers))
}

/** A grey-brown that is only the shade between the colours of pictures is not one that anybody would name. */
const shade = { least: 0.38, most: 0.84, dull: 0.45, counts: 0.5 }

function named({ place, sources }: Entry, chosen: readonly Entry[], covered: readonly number[]): number {
  if (sources.length === 0) return shade.counts
  const whole = covered.reduce((sum, share) => sum + share, 0) || 1
  const chroma = chosen.reduce((sum, one, i) => sum + covered[i] * chromaOf(one.place), 0) / whole
  const between = place[0] > shade.least && place[0] < shade.most
  return between && chromaOf(place) < shade.dull * chroma ? shade.counts : 1
}
