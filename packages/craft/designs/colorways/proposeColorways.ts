import { type Chance, openChance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from '../../colors/color.ts'
import { completePalette } from '../../colors/completePalette.ts'
import { schemeColors, schemes } from '../../colors/schemes.ts'
import type { LookColorway } from '../lookColorway.ts'
import type { ColorRole } from './colorRoles.ts'
import { layPalette } from './layPalette.ts'
import { paletteDistance } from './paletteDistance.ts'

/** What colourways are proposed from. */
export interface Proposing {
  count: number
  seed: number
  /** Balanced keeps the order of light and dark among what lies together; unbalanced gives every role any colour. */
  balanced: boolean
  /** The palettes to draw on in turn. */
  palettes: readonly (readonly Color[])[]
  /** Of the colours of the palettes alone: none is derived from them. */
  alone?: boolean
}

/** So many colours more than roles are laid out, derived where the palette has fewer, so that there is a choice. */
const spare = 6
/** Of these so many more than roles, others for each colourway. */
const choice = 3
/** Colours nearer than this in CIEDE2000 do not tell two roles apart. */
const apart = 9

/** Colourways nearer to each other or to the look than this are one and the same at a glance, and none is proposed. */
export const leastApart = 10
/** A board has few colours: a little less is another colourway there. */
const leastApartOnBoard = 8

/** Palettes around one colour, one of each harmony. */
export const palettesAround = (color: Color): Color[][] => schemes.map(({ id }) => schemeColors(color, id))

/** Colourways for some roles, each unlike the look and the others in every look; white and black stay what they are, but where a print lies on them. The same seed gives the same ones. */
export function proposeColorways(
  roles: readonly ColorRole[],
  { count, seed, balanced, palettes, alone = false }: Proposing,
): LookColorway[] {
  const open = roles.filter(isOpen)
  const given = palettes.filter((palette) => palette.length > 0)
  if (open.length === 0 || given.length === 0) return []
  const chance = openChance(seed)
  const made: Color[][] = [open.map(({ color }) => color)]
  const found: LookColorway[] = []
  for (let i = 0; i < count; i++) {
    const own = chance.branch(`colourway ${i}`)
    const palette = given[i % given.length] ?? []
    const lead = alone ? null : (palette[0] ?? null)
    const dealt = alone ? palette : widened(palette, open.length, own)
    const colors = layPalette(dealt, { roles, open, balanced, lead, made, chance: own })
    const nearest = Math.min(...made.map((other) => paletteDistance(open, colors, other)))
    if (nearest < (alone ? leastApartOnBoard : leastApart)) continue
    made.push(colors)
    found.push({
      id: `c${seed}-${alone ? 'a' : ''}${balanced ? 'b' : 'u'}${i + 1}`,
      name: '',
      colors: open.map(({ id, color }, k) => ({ role: id, color: colors[k] ?? color })),
    })
  }
  return found
}

/** A palette with colours derived from it, so that every role may have one of its own. */
function widened(palette: readonly Color[], roles: number, chance: Chance): Color[] {
  const vivid = palette.filter((color) => !isNeutral(color))
  const enough = completePalette(toldApart(vivid.length > 0 ? vivid : palette), roles + spare)
  const [first, ...others] = enough
  return first ? [first, ...chance.shuffled(others).slice(0, Math.max(palette.length, roles + choice))] : enough
}

/** Whether a role takes part: white and black stay, but the ground of a print, which would leave the print as it was. */
const isOpen = ({ color, part }: ColorRole) => !isNeutral(color) || part === 'ground'

const toldApart = (colors: readonly Color[]) =>
  colors.filter((color, i) => colors.slice(0, i).every((other) => colorDistance(color, other) >= apart))

/** White and black, which go with every palette. */
export function isNeutral(color: Color): boolean {
  const { lightness, chroma } = lightnessChromaHue(color)
  return chroma < 0.022 && (lightness > 0.93 || lightness < 0.3)
}
