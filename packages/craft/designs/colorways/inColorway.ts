import { type Color, toHex } from '../../colors/color.ts'
import { colorAtOklab, oklabOf } from '../../colors/oklch.ts'
import type { Design } from '../design.ts'
import { type ColorRole, colorRoles } from './colorRoles.ts'
import type { LookColorway } from '../lookColorway.ts'
import { withColors } from './withColors.ts'

/** A look in a colourway (requirement S2.53): every colour of a role becomes the role's, tones keep their way from the one that leads; prints are recoloured with it, and pictures stay as they are. Its roles go along, so that any other colourway can be worn after it. */
export function inColorway(
  design: Design,
  { colors }: Pick<LookColorway, 'colors'>,
  roles: readonly ColorRole[] = colorRoles([design]),
): Design {
  const wanted = new Map(colors.map(({ role, color }) => [role, color]))
  const dyed = new Map<string, Color>()
  const taken = new Set<string>()
  for (const role of roles) {
    const to = wanted.get(role.id)
    for (const color of role.colors) {
      const next = to && toHex(to) !== toHex(role.color) ? moved(color, role.color, to) : color
      const own = untaken(next, taken)
      taken.add(toHex(own))
      dyed.set(toHex(color), own)
    }
  }
  const dye = (color: Color) => dyed.get(toHex(color)) ?? color
  const recolored = withColors(design, dye)
  const kept = roles.map(({ id, name, colors: own }) => ({ id, name, colors: own.map(dye) }))
  return { ...recolored, roles: kept }
}

function moved(color: Color, from: Color, to: Color): Color {
  if (toHex(color) === toHex(from)) return to
  const [a, b, c] = [oklabOf(color), oklabOf(from), oklabOf(to)]
  return colorAtOklab([c[0] + a[0] - b[0], c[1] + a[1] - b[1], c[2] + a[2] - b[2]])
}

/** A colour that no other role has: one step beside it where another has it, which nobody sees, so that roles that look alike are told apart afterwards. */
function untaken(color: Color, taken: ReadonlySet<string>): Color {
  for (let step = 0; step < 256; step++)
    for (const b of [color.b + step, color.b - step]) {
      const own = { ...color, b }
      if (b >= 0 && b <= 255 && !taken.has(toHex(own))) return own
    }
  return color
}
