import { oklabOf } from '../colors/oklch.ts'
import type { Entry } from './entries.ts'
import { apart } from '../colors/lab.ts'
import type { ScriptWishes } from './scriptWishes.ts'

const most = 4
/** What a brand wears less of does not speak for it. */
const leastShare = 0.06
/** A colour of the script this near stands for the brand's. */
const same = 0.07

/** The main colours of a brand join what pictures give, as support; together they have the brand's share of what is not asked for. */
export function withBrand(chosen: Entry[], brand: ScriptWishes['brand']): void {
  if (!brand) return
  const own = brand.profile.palette.colors.filter(({ share }) => share >= leastShare).slice(0, most)
  const whole = own.reduce((sum, { share }) => sum + share, 0) || 1
  for (const { color, share } of own) {
    const place = oklabOf(color)
    if (chosen.some((one) => apart(one.place, place) < same)) continue
    chosen.push({ place, seen: 0, asked: null, sources: [], brand: (share / whole) * (brand.share / 100) })
  }
}
