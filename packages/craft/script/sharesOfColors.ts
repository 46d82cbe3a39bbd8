import { sure } from '@toile/geometry'
import { besideBodies } from './besideBodies.ts'
import type { Entry } from './entries.ts'
import { kinShares } from './kinShares.ts'
import { namedShares } from './namedShares.ts'
import type { ScriptRole } from './scriptRoles.ts'

/** How much of the cloth the asked colours have together: they lead, and pictures support them. */
const askedShare = 0.27
/** An accent has a part of what it covers, within bounds that leave room for a second. */
const accentShare = { of: 0.8, least: 0.06, most: 0.09 }
const mostOf: Partial<Record<ScriptRole, number>> = { light: 0.24, deep: 0.24 }
const leastOf: Partial<Record<ScriptRole, number>> = { light: 0.07, deep: 0.05 }

/** The most of the cloth that one colour has: what is nearly of one colour is dressed in its lights and darks. */
const mostOfOne = 0.56

/** Above 1 what is large has a little more than the pictures give it, so that many small colours do not drown it. */
const evenness = 1.5

/** Shares of the worn cloth, adding up to 1: as in the pictures but evened out, accents a little each, neutrals in bounds, asked colours in front. */
export function sharesOfColors(
  chosen: readonly Entry[],
  roles: readonly ScriptRole[],
  covered: readonly number[],
): number[] {
  const isAsked = (i: number) => sure(chosen[i]).asked !== null
  const asked = chosen.filter((one) => one.asked !== null).length
  const accentOf = (i: number) =>
    Math.min(accentShare.most, Math.max(accentShare.least, sure(covered[i]) * accentShare.of))
  const accents = roles.reduce((sum, role, i) => sum + (role === 'accent' && !isAsked(i) ? accentOf(i) : 0), 0)
  const toShow = besideBodies(
    chosen.map(({ place }) => place),
    covered,
  )
  const named = namedShares(chosen, covered)
  const counted = toShow.map((share, i) => Math.max(0.008, share * sure(named[i])))
  const kin = kinShares(
    chosen.map(({ place }) => place),
    counted,
  )
  const raw = counted.map((share, i) =>
    roles[i] === 'accent' || isAsked(i) ? 0 : share * sure(kin[i]) ** (evenness - 1),
  )
  const total = raw.reduce((sum, value) => sum + value, 0) || 1
  const forOthers = asked ? 1 - askedShare : 1
  const left = forOthers - accents
  const shares = chosen.map(({ seen }, i) => {
    if (isAsked(i)) return askedShare / asked
    if (roles[i] === 'accent') return accentOf(i)
    const least = seen <= 0.01 ? 0.025 : (leastOf[sure(roles[i])] ?? 0.02)
    const most = Math.max(mostOf[sure(roles[i])] ?? 0.42, sure(covered[i]))
    return Math.min(most, Math.max(least, (sure(raw[i]) / total) * left))
  })
  const free = shares.reduce((sum, share, i) => sum + (isAsked(i) ? 0 : share), 0)
  if (free === 0) return shares.map((share) => share / askedShare)
  return stepped(
    shares.map((share, i) => (isAsked(i) ? share : (share / free) * forOthers)),
    roles.map((role, i) => role !== 'accent' && !isAsked(i)),
  )
}

/** What one colour has beyond the most that one may have goes to its steps, to each as much. */
function stepped(shares: readonly number[], isStep: readonly boolean[]): number[] {
  const largest = shares.indexOf(Math.max(...shares))
  const surplus = isStep[largest] ? sure(shares[largest]) - mostOfOne : 0
  const steps = isStep.filter((step, i) => step && i !== largest).length
  if (surplus <= 0 || steps === 0) return [...shares]
  return shares.map((share, i) => (i === largest ? mostOfOne : isStep[i] ? share + surplus / steps : share))
}
