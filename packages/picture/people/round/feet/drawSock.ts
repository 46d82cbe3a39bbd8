import type { Color } from '@toile/craft/colors/color.ts'
import type { Build } from '@toile/craft/mannequins/build.ts'
import type { ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import { tone } from '@toile/craft/mannequins/tone.ts'
import { lerp, type Path, reversed } from '@toile/geometry'
import { freeLine } from '../../../raster/freeLine.ts'
import { paint } from '../../../raster/paint.ts'
import { css, darken, luminance } from '../../../raster/tint.ts'
import { closeFitting } from '../../materials.ts'
import { clockwise, strokeHulls } from '../hulls.ts'
import type { LegContour } from '../legContour.ts'
import { limbOutline } from '../limbOutline.ts'
import type { Standing } from '../standing.ts'
import type { FootArt } from './footArt.ts'

/** A sock: how far up the lower leg it reaches (1 knee .. 2 ankle), and its colour. */
interface Sock {
  end: number
  color: Color
}

const white = tone(0xf1ede4)
const children: Partial<Record<ShoeKind, number>> = {
  sneaker: 1.8,
  highTop: 1.74,
  maryJane: 1.7,
  derby: 1.72,
  brogue: 1.72,
  loafer: 1.74,
  combat: 1.58,
}
const men: Partial<Record<ShoeKind, number>> = { sneaker: 1.84, highTop: 1.76, derby: 1.66, brogue: 1.66, combat: 1.62 }
const women: Partial<Record<ShoeKind, number>> = { sneaker: 1.87, combat: 1.62 }

/** The sock that somebody wears in a kind of shoe: children in whatever closes, men under trousers in the colour of their shoes, women in trainers. */
export function sockIn({ ageGroup, gender }: Build, shoe: ShoeKind, shoeColor: Color): Sock | null {
  const end = (ageGroup === 'child' ? children : gender === 'male' ? men : women)[shoe]
  if (end === undefined) return null
  const formal = shoe === 'derby' || shoe === 'brogue'
  if (ageGroup === 'adult' && formal) return { end, color: darken(shoeColor, luminance(shoeColor) > 0.5 ? 0.7 : 0.85) }
  return { end, color: white }
}

/** Draws a sock over leg and foot, its ribbed edge standing a little off. */
export function drawSock(standing: Standing, index: 0 | 1, leg: LegContour, { ankle, foot }: FootArt): void {
  const { stage, posed, look } = standing
  const sock = sockIn(posed.build, look.shoe, look.shoeColor)
  if (!sock) return
  const color = index === posed.near ? sock.color : darken(sock.color, 0.93)
  const line = css(darken(color, 0.4))
  const [outer, inner] = limbOutline(leg, sock.end, 1.92, 0.01)
  const top = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = leg.edge(sock.end, -1 + i / 4, 0.01)
    return [x, y + 0.022 * (1 - (i / 4 - 1) ** 2)] as const
  })
  const form: Path = [...top, ...outer, ...reversed(inner)]
  const forms = [form, ...ankle, ...foot]
  strokeHulls(stage, forms, line, 2)
  paint(stage, { outlines: forms.map(clockwise), albedo: color, optics: closeFitting, fullness: 0.7 })
  for (let k = 0; k < 7; k++) {
    const u = -0.86 + k * 0.287
    const rib = [0.012, 0.05].map((down) => {
      const [x, y] = leg.edge(sock.end + down, u, 0.008)
      return [x, y + 0.022 * (1 - u * u)] as const
    })
    freeLine(stage, [rib[0], [lerp(rib[0][0], rib[1][0], 0.5), lerp(rib[0][1], rib[1][1], 0.5)], rib[1]], {
      weight: 0.9,
      color: line,
      taper: [0.1, 0.3],
    })
  }
}
