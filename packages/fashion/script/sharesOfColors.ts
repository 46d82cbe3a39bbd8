import type { ScriptRole } from './scriptRoles.ts'
import type { Entry } from './entries.ts'

/** How much of the cloth the asked colours have together: they lead, and pictures support them. */
const askedShare = 0.36
const accentShare = 0.065
const mostOf: Partial<Record<ScriptRole, number>> = { light: 0.24, deep: 0.24 }
const leastOf: Partial<Record<ScriptRole, number>> = { light: 0.07, deep: 0.05 }

/** Shares of the worn cloth, adding up to 1: as in the pictures but evened out, accents a little each, neutrals in bounds, asked colours in front. */
export function sharesOfColors(chosen: readonly Entry[], roles: readonly ScriptRole[]): number[] {
  const isAsked = (i: number) => chosen[i].asked !== null
  const asked = chosen.filter((one) => one.asked !== null).length
  const accents = roles.filter((role, i) => role === 'accent' && !isAsked(i)).length * accentShare
  const raw = chosen.map((one, i) => (roles[i] === 'accent' || isAsked(i) ? 0 : Math.max(0.008, one.seen) ** 0.97))
  const total = raw.reduce((sum, value) => sum + value, 0) || 1
  const left = 1 - accents - (asked ? askedShare : 0)
  const shares = chosen.map(({ seen }, i) => {
    if (isAsked(i)) return askedShare / asked
    if (roles[i] === 'accent') return accentShare
    const least = seen <= 0.01 ? 0.025 : (leastOf[roles[i]] ?? 0.02)
    const most = Math.max(mostOf[roles[i]] ?? 0.42, 0.85 * seen)
    return Math.min(most, Math.max(least, (raw[i] / total) * left))
  })
  const sum = shares.reduce((a, b) => a + b, 0) || 1
  return shares.map((share) => share / sum)
}
