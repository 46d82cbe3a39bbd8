import { add, type Path } from '@toile/geometry'
import { css } from '../../raster/tint.ts'
import { headOutline } from '../faces/headOutline.ts'
import { softShapes } from '../softShapes.ts'
import type { Brush } from './brush.ts'

/** Lays the shadow that hair throws on forehead and cheeks; hair that is drawn back throws little. */
export function castOnFace({ sitter, phase }: Brush, outlines: readonly Path[], alpha = 0.5): void {
  if (phase !== 'front') return
  const { stage, figure, face, skin, outlines: own } = sitter
  const fallen = outlines.map((outline) => outline.map((p) => add(p, [0.012, 0.026])))
  softShapes(stage, fallen, css(skin.shadow), { soft: 7, within: [own?.face ?? headOutline(figure, face)], alpha })
}
