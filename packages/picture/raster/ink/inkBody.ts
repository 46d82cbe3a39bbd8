import { lerp, smooth } from '@toile/geometry'
import type { Optics } from '../optics.ts'
import type { Shading } from '../shading.ts'
import { openMarks } from './brushMarks.ts'
import { inkOf } from './inkOf.ts'

/** How a body's substance takes the brush: light below which its one shadow lies, light from which the wash is thin, and densities of both. */
interface Touch {
  shadow: number
  light: number
  /** How much of the full light, with every small form, counts beside the large form. */
  full: number
  /** Density in the light, of pale colours and of dark ones; what the shadow adds; how far hairs of the brush break edges. */
  thin: number
  thinDark: number
  deep: number
  dry: number
}

const skin: Touch = { shadow: 0.84, light: 1, full: 0.3, thin: 0.36, thinDark: 0.74, deep: 0.5, dry: 0.004 }
const hair: Touch = { shadow: 0.86, light: 1.1, full: 0.7, thin: 0.16, thinDark: 0.3, deep: 0.9, dry: 0.14 }
const polished: Touch = { shadow: 0.84, light: 1.16, full: 0.8, thin: 0.25, thinDark: 0.4, deep: 0.6, dry: 0.08 }

const touchOf = ({ substance, shine }: Optics): Touch => (substance === 'skin' ? skin : shine > 0.25 ? polished : hair)

/** Bodies are kept from picture to picture whatever lies behind them: their lights are those of white paper. */
const paper = { r: 254, g: 251, b: 246 }

/** Skin, hair and shoes in ink: a wash thinned in the light, and one shadow with a wet edge. */
export function shadeInkBody(s: Shading): void {
  const { mask, optics, light, region, stage, rgba, brightness } = s
  const touch = touchOf(optics)
  const marks = openMarks(stage, region, mask)
  const ink = inkOf(paper)
  const { drawn } = ink
  const form = s.form ?? light.diffuse
  const warm = optics.substance === 'skin'
  for (let y = 0; y < mask.height; y++) {
    marks.readBrush(y)
    marks.readWater(y)
    marks.readPaper(y)
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      ink.dip(rgba[j], rgba[j + 1], rgba[j + 2])
      const unsteady = (s.drift ? s.drift[i] : 0) * 0.08 + (marks.streak[x] - 0.5) * touch.dry
      // At the very edge the small form is nothing but the turn of the cushion.
      const small = touch.full * smooth(2 * stage.pen, 9 * stage.pen, s.cushion[i])
      const value = lerp(form[i], light.diffuse[i], small) + unsteady
      const shade = 1 - smooth(touch.shadow - 0.025, touch.shadow + 0.015, value)
      const lit = smooth(touch.light - 0.02, touch.light + 0.03, value)
      const thin = lerp(touch.thinDark, touch.thin, smooth(0.15, 0.75, ink.value))
      const tooth = (marks.tooth[x] - 0.5) * 0.14 + (marks.pool[x] - 0.5) * 0.14
      const wet = 4 * shade * (1 - shade) * 0.22
      ink.lay(
        lerp(1, thin, lit) + tooth + wet + touch.deep * (1 + 0.6 * ink.pale) * shade,
        warm ? 0 : shade * 0.06,
        warm ? -0.1 * shade : 0,
      )
      for (let k = 0; k < 3; k++) rgba[j + k] = drawn[k] * brightness
    }
  }
}
