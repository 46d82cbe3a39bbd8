import { type Chance, openChance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from '../../colors/color.ts'
import { completePalette } from '../../colors/completePalette.ts'
import { schemeColors, schemes } from '../../colors/schemes.ts'
import type { ColorRole } from './colorRoles.ts'
import { paletteDistance } from './paletteDistance.ts'
import type { LookColorway } from '../lookColorway.ts'

/** What colourways are proposed from. */
export interface Proposing {
  count: number
  seed: number
  /** Balanced keeps the order of light and dark among the roles; unbalanced gives every role any colour. */
  balanced: boolean
  /** The palettes to draw on in turn. */
  palettes: readonly (readonly Color[])[]
}

/** How many ways to lay a palette on the roles are looked at for each colourway. */
const ways = 60
/** So many colours more than roles are laid out, derived where the palette has fewer, so that there is a choice. */
const spare = 6
/** Colours nearer than this in CIEDE2000 do not tell two roles apart. */
const apart = 9

/** Colourways nearer to each other or to the look than this are one and the same at a glance, and none is proposed. */
export const leastApart = 10

/** Palettes around one colour, one of each harmony. */
export const palettesAround = (color: Color): Color[][] => schemes.map(({ id }) => schemeColors(color, id))

/** Colourways for some roles, each unlike the look and the others; white and black stay what they are. The same seed gives the same ones. */
export function proposeColorways(
  roles: readonly ColorRole[],
  { count, seed, balanced, palettes }: Proposing,
): LookColorway[] {
  const open = roles.filter(({ color }) => !isNeutral(color))
  const given = palettes.filter((palette) => palette.length > 0)
  if (open.length === 0 || given.length === 0) return []
  const chance = openChance(seed)
  const made: Color[][] = [open.map(({ color }) => color)]
  const found: LookColorway[] = []
  for (let i = 0; i < count; i++) {
    const own = chance.branch(`colourway ${i}`)
    const palette = given[i % given.length] ?? []
    const colors = unlike(open, palette, balanced, made, own)
    if (!colors) continue
    made.push(colors)
    found.push({
      id: `c${seed}-${balanced ? 'b' : 'u'}${i + 1}`,
      name: '',
      colors: open.map(({ id, color }, k) => ({ role: id, color: colors[k] ?? color })),
    })
  }
  return found
}

/** Of many ways to lay a palette on the roles, the one that is least like those that were made, as the picture shows it; none where all are like one of them. */
function unlike(
  roles: readonly ColorRole[],
  palette: readonly Color[],
  balanced: boolean,
  made: readonly (readonly Color[])[],
  chance: Chance,
): Color[] | null {
  let best: { colors: Color[]; worth: number } | null = null
  for (let i = 0; i < ways; i++) {
    const colors = laid(roles, palette, balanced, chance.branch(`way ${i}`))
    const worth = Math.min(...made.map((other) => paletteDistance(roles, colors, other)))
    if (!best || worth > best.worth) best = { colors, worth }
  }
  return best && best.worth >= leastApart ? best.colors : null
}

function laid(roles: readonly ColorRole[], palette: readonly Color[], balanced: boolean, chance: Chance): Color[] {
  const vivid = palette.filter((color) => !isNeutral(color))
  const enough = completePalette(toldApart(vivid.length > 0 ? vivid : palette), roles.length + spare)
  const chosen = chance.shuffled(enough).slice(0, roles.length)
  if (!balanced) return chosen
  const light = (color: Color) => lightnessChromaHue(color).lightness
  const run = chosen.toSorted((a, b) => light(a) - light(b))
  const order = roles.map((_, i) => i).toSorted((a, b) => lightOf(roles[a]) - lightOf(roles[b]))
  const colors: Color[] = []
  order.forEach((role, rank) => {
    const color = run[rank]
    if (color) colors[role] = color
  })
  return colors
}

const lightOf = (role: ColorRole | undefined) => (role ? lightnessChromaHue(role.color).lightness : 0)

const toldApart = (colors: readonly Color[]) =>
  colors.filter((color, i) => colors.slice(0, i).every((other) => colorDistance(color, other) >= apart))

/** White and black, which go with every palette. */
export function isNeutral(color: Color): boolean {
  const { lightness, chroma } = lightnessChromaHue(color)
  return chroma < 0.022 && (lightness > 0.93 || lightness < 0.3)
}
