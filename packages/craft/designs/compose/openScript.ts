import { toHex } from '../../colors/color.ts'
import { scriptOfAsked } from '../../script/asked/scriptOfAsked.ts'
import type { Brief } from './brief.ts'

/** The id by which a brief knows a colour that was derived of those asked for. */
export const derivedId = (hex: string): string => `derived-${hex}`

/** A collection's brief without pictures in the colours of a script made of those asked for, which keep their ids and gradients; as it was where pictures lead, where one garment is varied, and where all is a brand's. */
export function openScript(brief: Brief): Brief {
  const whollyBrand = Boolean(brief.brand.profile) && brief.brandShare === 100
  if (brief.picture || brief.kind === 'single' || whollyBrand) return brief
  const script = scriptOfAsked(brief.colors, brief.direction.script, brief.season)
  if (!script) return brief
  return {
    ...brief,
    script,
    colors: script.colors.map(
      ({ color, asked }) =>
        brief.colors.find(({ id }) => id === asked) ?? { id: derivedId(toHex(color)), color, gradient: null },
    ),
  }
}
