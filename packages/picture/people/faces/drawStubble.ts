import { openChance, type Path, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { plane } from '../../raster/plane.ts'
import { css, darken, mixColors } from '../../raster/tint.ts'
import { masked } from '../masked.ts'
import type { Features } from './features.ts'

/** Draws the shadow of a beard, and its hairs from three quarters up. */
export function drawStubble({ sitter, on }: Features, head: Path): void {
  const { stage, face, skin, hair, person } = sitter
  const { stubble, mouth } = face
  const color = mixColors(hair, skin.shadow, stubble > 0.7 ? 0.25 : 0.45)
  const jaw: Path = [
    on(-0.29, 0.6),
    on(-0.25, 0.72),
    on(-0.17, 0.77),
    on(-0.11, mouth.y - 0.03),
    on(-0.05, mouth.y - 0.055),
    on(0, mouth.y - 0.045),
    on(0.05, mouth.y - 0.055),
    on(0.11, mouth.y - 0.03),
    on(0.17, 0.77),
    on(0.25, 0.72),
    on(0.29, 0.6),
    on(0.36, 0.8),
    on(0.2, 1.05),
    on(0, 1.08),
    on(-0.2, 1.05),
    on(-0.36, 0.8),
  ]
  plane(stage, spline(jaw, true, 6), css(color), { soft: 34, within: [head], alpha: 0.2 + stubble * 0.32 })
  if (stubble < 0.35) return
  const chance = openChance(person.seed)
  masked(stage, { within: [head] }, (layer) => {
    for (let i = 0; i < 520 * stubble; i++) {
      const x = chance.between(-0.28, 0.28)
      const y = chance.between(0.66, 1)
      const edge = Math.abs(x) > 0.12 ? 0.76 - (Math.abs(x) - 0.12) : mouth.y - 0.04
      const onLips = Math.abs(x) < mouth.w && y > mouth.y - 0.022 && y < mouth.y + 0.045
      if (y < edge || onLips) continue
      const [px, py] = on(x, y)
      freeLine(
        layer,
        [
          [px, py],
          [px + x * 0.02, py + 0.007],
          [px + x * 0.04, py + 0.014],
        ],
        {
          weight: 0.8,
          color: css(darken(hair, chance.between(0.5, 1.2)), 0.25 + 0.35 * stubble),
          taper: [0.1, 0.7],
          seed: i,
        },
      )
    }
  })
}
