import type { Chance } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { mixColors, shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { paintPetal } from './petal.ts'
import { around, fillDisc, placed, strokePath } from './shapes.ts'

/** The constructions a bloom can have. */
export type BloomKind = 'anemone' | 'daisy' | 'rose' | 'tulip' | 'forgetMeNot'

/** Paints a bloom of a radius in millimetres about the origin, facing up. */
export function paintBloom(
  surface: PrintSurface,
  kind: BloomKind,
  radius: number,
  color: Color,
  eye: Color,
  chance: Chance,
): void {
  blooms[kind](surface, radius, color, eye, chance)
}

const heartOf = (color: Color, eye: Color) => mixColors(shade(color, 0.42), eye, 0.15)

const blooms: Record<BloomKind, (s: PrintSurface, radius: number, color: Color, eye: Color, chance: Chance) => void> = {
  anemone(surface, radius, color, eye, chance) {
    const heart = heartOf(color, eye)
    around(surface, 5, () => {
      placed(surface, { angle: chance.between(-0.08, 0.08) }, () =>
        paintPetal(surface, {
          length: radius * chance.between(0.94, 1.04),
          width: radius * 0.63,
          notch: 0.1,
          color: tint(color, chance.between(0, 0.14)),
          heart,
        }),
      )
    })
    fillDisc(surface, [0, 0], radius * 0.2, toStyle(shade(color, 0.5), 0.35))
    around(surface, 15, (i) => {
      const reach = radius * (i % 2 ? 0.38 : 0.31)
      strokePath(
        surface,
        [
          [0, -radius * 0.1],
          [0, -reach],
        ],
        toStyle(shade(eye, 0.25)),
        Math.max(0.25, radius * 0.022),
      )
      fillDisc(surface, [0, -reach], radius * 0.034, toStyle(eye))
    })
    fillDisc(surface, [0, 0], radius * 0.15, toStyle(shade(eye, 0.12)))
    around(surface, 7, () => fillDisc(surface, [0, -radius * 0.085], radius * 0.03, toStyle(tint(eye, 0.35))))
  },
  daisy(surface, radius, color, eye) {
    const heart = heartOf(color, eye)
    for (const [size, paler, turn] of [
      [1, 0, 0],
      [0.76, 0.18, 0.5],
    ]) {
      around(
        surface,
        13,
        () =>
          paintPetal(surface, {
            length: radius * size,
            width: radius * 0.18,
            notch: 0.03,
            color: tint(color, paler),
            heart,
            veins: false,
          }),
        (turn / 13) * Math.PI * 2,
      )
    }
    fillDisc(surface, [0, 0], radius * 0.28, toStyle(shade(eye, 0.22)))
    fillDisc(surface, [0, 0], radius * 0.25, toStyle(eye))
    for (let i = 1; i < 24; i++) {
      const reach = radius * 0.045 * Math.sqrt(i)
      fillDisc(
        surface,
        [Math.cos(i * 2.4) * reach, Math.sin(i * 2.4) * reach],
        radius * 0.019,
        toStyle(shade(eye, 0.32)),
      )
    }
  },
  rose(surface, radius, color, eye, chance) {
    const rings = [
      [7, 1],
      [6, 0.79],
      [5, 0.58],
      [4, 0.39],
      [3, 0.22],
    ]
    rings.forEach(([count, size], ring) => {
      const turned = ring * 0.7 + chance.between(-0.1, 0.1)
      const body = ring % 2 ? shade(color, 0.05 + ring * 0.05) : tint(color, 0.06 + ring * 0.03)
      around(
        surface,
        count,
        () => {
          paintPetal(surface, {
            length: radius * size,
            width: radius * size * 0.62,
            notch: 0.05,
            color: body,
            heart: shade(color, 0.45),
            veins: false,
          })
          strokePath(
            surface,
            Array.from({ length: 9 }, (_, i) => {
              const t = -0.85 + (i / 8) * 1.7
              return [Math.sin(t) * radius * size * 0.46, -radius * size * (0.5 + Math.cos(t) * 0.42)] as const
            }),
            toStyle(tint(color, 0.55), 0.55),
            Math.max(0.3, radius * 0.02),
          )
        },
        turned,
      )
    })
    fillDisc(surface, [0, 0], radius * 0.06, toStyle(eye))
  },
  tulip(surface, radius, color, eye) {
    const heart = heartOf(color, eye)
    for (const turn of [-1, 1, 0]) {
      placed(surface, { y: radius * 0.55, angle: turn * 0.36 }, () =>
        paintPetal(surface, {
          length: radius * 1.35,
          width: radius * 0.42,
          notch: -0.06,
          color: turn ? color : tint(color, 0.18),
          heart,
        }),
      )
    }
  },
  forgetMeNot(surface, radius, color, eye) {
    around(surface, 5, () => {
      fillDisc(surface, [0, -radius * 0.56], radius * 0.44, toStyle(shade(color, 0.12)))
      fillDisc(surface, [0, -radius * 0.58], radius * 0.41, toStyle(color))
    })
    around(surface, 5, () =>
      strokePath(
        surface,
        [
          [0, 0],
          [0, -radius * 0.45],
        ],
        toStyle(shade(color, 0.3), 0.5),
        radius * 0.06,
      ),
    )
    fillDisc(surface, [0, 0], radius * 0.27, toStyle(eye))
    fillDisc(surface, [0, 0], radius * 0.1, toStyle(shade(eye, 0.35)))
  },
}
