import type { Color } from '../../colors/color.ts'
import type { Design } from '../design.ts'
import type { LookColorway } from '../lookColorway.ts'
import { type ColorRole, colorRoles } from './colorRoles.ts'
import { palettesAround, proposeColorways } from './proposeColorways.ts'

/** Colourways that looks are asked for: of the colours of a board and no others, of the harmonies of one colour, or, where a board is empty, of what the looks wear themselves. */
export interface ColorwaysAsked {
  from: { kind: 'board'; colors: readonly Color[] } | { kind: 'color'; color: Color }
  seed: number
  /** Keeps the order of light and dark among the roles. */
  balanced: boolean
  count: number
}

/** The roles of the colours of looks with colourways proposed for them. */
export interface ColorwaysFound {
  roles: readonly ColorRole[]
  proposals: readonly LookColorway[]
}

/** Finds the roles of looks and proposes colourways for them; where a palette is empty, of the colours that the looks wear. */
export function colorwaysFor(designs: readonly Design[], { from, ...asked }: ColorwaysAsked): ColorwaysFound {
  const roles = colorRoles(designs)
  const own = roles.map(({ color }) => color)
  const palettes = from.kind === 'color' ? palettesAround(from.color) : [from.colors.length > 0 ? from.colors : own]
  return { roles, proposals: proposeColorways(roles, { ...asked, palettes, alone: from.kind === 'board' }) }
}
