import { type Path, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { css, mixColors } from '../../raster/tint.ts'
import type { Features } from './features.ts'

/** Draws the shadow of a beard: single hairs would be a rash at the size of a look. */
export function drawStubble({ sitter, on }: Features, head: Path): void {
  const { stage, face, skin, hair } = sitter
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
  fillPlane(stage, spline(jaw, true, 6), css(color), { soft: 22, within: [head], alpha: 0.12 + stubble * 0.3 })
}
