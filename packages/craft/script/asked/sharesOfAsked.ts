import { sure } from '@toile/geometry'
import type { Lab } from '../../colors/lab.ts'
import { chromaOf } from '../oklabPlace.ts'
import type { ScriptRole } from '../scriptRoles.ts'

/** A colour of a script without pictures, on its way. */
export interface Part {
  place: Lab
  role: ScriptRole
  asked: boolean
}

/** How much of the cloth one, two, three … asked colours have together. */
const together = [0.7, 0.68, 0.68, 0.72, 0.76, 0.8, 0.84] as const
/** What an asked accent has, and a derived one where it stays less than half of what is derived. */
const accentShare = { asked: 0.1, derived: 0.065 } as const
/** What is derived has the rest in this proportion. */
const beside = { base: 0.08, tone: 0.05, light: 0.09, deep: 0.08 } as const

/** Shares of the worn cloth, adding up to 1: asked colours lead, calm ones before vivid ones, accents have a little each, and the rest is shared by role. */
export function sharesOfAsked(parts: readonly Part[]): number[] {
  const isAsked = ({ asked }: Part) => asked
  const asked = parts.filter(isAsked).length
  const lead = asked === parts.length ? 1 : sure(together[Math.min(asked, together.length) - 1])
  const accents = (of: (one: Part) => boolean) => parts.filter((one) => of(one) && one.role === 'accent').length
  const sum = (of: (one: Part) => boolean) =>
    parts.reduce((total, one) => total + (of(one) && one.role !== 'accent' ? weightOf(one) : 0), 0)
  const share = (of: (one: Part) => boolean, whole: number, each: number) => {
    const weights = sum(of)
    const loud = weights === 0 ? whole : Math.min(accents(of) * each, whole / 2)
    return (one: Part) =>
      one.role === 'accent' ? loud / accents(of) : (weightOf(one) / weights) * (accents(of) ? whole - loud : whole)
  }
  const ofAsked = share(isAsked, lead, accentShare.asked)
  const ofOthers = share((one) => !one.asked, 1 - lead, accentShare.derived)
  return parts.map((one) => (one.asked ? ofAsked : ofOthers)(one))
}

/** Calm colours carry more of a collection than vivid ones. */
const weightOf = ({ place, role, asked }: Part): number =>
  asked || role === 'accent' ? Math.max(0.5, 1.25 - 3 * chromaOf(place)) : beside[role]
