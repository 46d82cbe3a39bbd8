import type { Color } from '@toile/craft/colors/color.ts'
import { openNoise } from '@toile/geometry'
import type { DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { stitches } from './sewing.ts'
import { box, line, outline, type Point, shares } from './shapes.ts'
import { folds, type Texture } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const noise = openNoise(23)

/** A gathered strip between two heights: folds that open towards a waving hem. */
function gathered(
  pad: Pad,
  color: Color,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  full: number,
): void {
  const wide = right - left
  const tall = bottom - top
  const waves = Math.max(3, Math.round(wide / (tall * (0.62 - 0.3 * full))))
  const swing = tall * (0.05 + 0.09 * full)
  const phaseAt = (x: number) => ((x - left) / wide) * waves + (noise(x * 0.04, 3) - 0.5) * 0.9
  const hem = Array.from({ length: 160 }, (_, i): Point => {
    const x = right - (i / 159) * wide
    return [x, bottom - swing + swing * Math.sin(phaseAt(x) * Math.PI * 2)]
  })
  const open: Texture = {
    at(x, y) {
      const down = Math.max(0, Math.min(1, (y - top) / tall))
      const phase = phaseAt(x)
      const fold = Math.sin(phase * Math.PI * 2) * down ** 0.7
      const tuck = Math.sin(phase * Math.PI * 6 + noise(x * 0.3, 1) * 4) * (1 - down) ** 2
      return fold + tuck * 0.7
    },
    tone: 0.1 + 0.08 * full,
    relief: tall * (0.03 + 0.06 * full),
  }
  pad.lay(outline([left, top], [right, top], ...hem), color, { rise: tall * 0.06, round: tall * 0.05, texture: open })
  pad.lay(line(...hem.map(([x, y]): Point => [x, y - tall * 0.045])), deeper(color, 0.3), {
    line: 0.5,
    rise: 0,
    opacity: 0.5,
  })
}

const gatheredRuffle: DrawNotion = ({ pad, width, height, color, number }) => {
  gathered(pad, color(0), [-width / 2, width / 2], [-height * 0.42, height * 0.48], number('fullness'))
  gathered(pad, paler(color(0), 0.05), [-width / 2, width / 2], [-height * 0.34, -height * 0.5], number('fullness'))
  stitches(pad, line([-width / 2, -height * 0.36], [width / 2, -height * 0.36]), deeper(color(0), 0.25))
}

const doubleRuffle: DrawNotion = ({ pad, width, height, color, number }) => {
  gathered(pad, deeper(color(0), 0.08), [-width / 2, width / 2], [-height * 0.3, height * 0.49], number('fullness'))
  gathered(pad, color(0), [-width / 2, width / 2], [-height * 0.49, height * 0.1], number('fullness'))
  stitches(pad, line([-width / 2, -height * 0.46], [width / 2, -height * 0.46]), deeper(color(0), 0.25))
}

const pleatedFrill: DrawNotion = ({ pad, width, height, color, number }) => {
  const places = shares(number('pleats'), width)
  const step = width / places.length
  for (const x of places) {
    const fold = outline(
      [x - step * 0.5, -height * 0.44],
      [x + step * 0.56, -height * 0.44],
      [x + step * 0.62, height * 0.48],
      [x - step * 0.56, height * 0.48],
    )
    pad.lay(fold, color(0), { rise: step * 0.2, round: step * 0.8 })
    pad.lay(line([x - step * 0.5, -height * 0.4], [x - step * 0.56, height * 0.48]), deeper(color(0), 0.4), {
      line: step * 0.07,
      rise: -0.2,
      opacity: 0.5,
    })
  }
  pad.lay(box(0, -height * 0.42, width, height * 0.14), color(0), { rise: 0.6, round: 0.8 })
  stitches(pad, line([-width / 2, -height * 0.38], [width / 2, -height * 0.38]), deeper(color(0), 0.25))
}

const ruche: DrawNotion = ({ pad, width, height, color, number }) => {
  const full = number('fullness')
  for (const up of [-1, 1])
    gathered(pad, color(0), [-width / 2, width / 2], [up * height * 0.02, up * height * 0.48], full * 0.7)
  pad.lay(box(0, 0, width, height * 0.34), color(0), {
    rise: 1.2,
    round: height * 0.2,
    texture: folds(7 - 4 * full, 0.8),
  })
  for (const up of [-1, 1])
    stitches(pad, line([-width / 2, up * height * 0.17], [width / 2, up * height * 0.17]), deeper(color(0), 0.3))
}

const jabotFrill: DrawNotion = ({ pad, width, height, color, number }) => {
  const tiers = number('tiers')
  for (let i = tiers - 1; i >= 0; i--) {
    const half = width * (0.3 + (0.19 * (i + 1)) / tiers)
    const top = -height * 0.46 + (height * 0.82 * i) / tiers
    gathered(
      pad,
      i % 2 ? deeper(color(0), 0.03) : color(0),
      [-half, half],
      [top, top + (height * 1.06) / tiers],
      number('fullness'),
    )
  }
  pad.lay(box(0, -height * 0.46, width * 0.56, height * 0.07, 2), color(0), { rise: 1.6, round: 2 })
}

/** A flounce cut in a spiral, whose edge falls in turns that show the other side. */
const cascade: DrawNotion = ({ pad, width, height, color, number }) => {
  const turns = Math.round(3 + 4 * number('fullness'))
  const step = height / turns
  for (let i = turns - 1; i >= 0; i--) {
    const top = -height / 2 + i * step
    const reach = width * (0.62 + (0.34 * (i + 1)) / turns)
    const left = -width / 2
    const under = outline(
      [left + reach * 0.3, top + step * 0.55],
      [left + reach, top + step * 0.7],
      [left + reach * 0.82, top + step * 1.2],
      [left + reach * 0.3, top + step * 1.1],
    )
    pad.lay(under, color(1), { rise: 1, round: step * 0.2 })
    const fall = outline(
      [left, top],
      [left + reach * 0.3, top - step * 0.02],
      [left + reach * 0.9, top + step * 0.38],
      [left + reach, top + step * 0.72],
      [left + reach * 0.74, top + step * 0.92],
      [left + reach * 0.5, top + step * 0.8],
      [left + reach * 0.3, top + step * 1.02],
      [left, top + step * 1.04],
    )
    pad.lay(fall, color(0), { rise: step * 0.1, round: step * 0.4, texture: folds(reach * 0.34, step * 0.04, -0.7) })
  }
  stitches(pad, line([-width * 0.47, -height / 2], [-width * 0.47, height / 2]), deeper(color(0), 0.3))
}

/** Ruffles, frills, jabots and flounces. */
export const ruffles = { gatheredRuffle, doubleRuffle, pleatedFrill, ruche, jabotFrill, cascade } satisfies Record<
  string,
  DrawNotion
>
