import type { BrandProfile } from '../brands/profile.ts'
import type { SeasonId } from './seasonLeans.ts'

/** What a brief asks of a script beside colours: when it is worn, and whose brand has what share of it, in percent. */
export interface ScriptWishes {
  season: SeasonId
  brand: { profile: BrandProfile; share: number } | null
}

/** Nothing is asked. */
export const noWishes: ScriptWishes = { season: 'none', brand: null }

/** The wishes of a brief or of a project, whose brand may not be known. */
export const wishesOf = (
  { season, brandShare }: { season: SeasonId; brandShare: number },
  profile: BrandProfile | null | undefined,
): ScriptWishes => ({ season, brand: profile && brandShare > 0 ? { profile, share: brandShare } : null })
