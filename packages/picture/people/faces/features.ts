import type { Color } from '@toile/fashion/colors/color.ts'
import type { Point } from '@toile/geometry'
import { css, darken, mixColors } from '../../raster/tint.ts'
import type { Sitter } from '../sitter.ts'

/** A face's drawing colours and its rounded surface, worked out once. */
export interface Features {
  sitter: Sitter
  /** A point on the front of the head; `lift` stands off the skull. */
  on: (x: number, y: number, lift?: number) => Point
  ink: boolean
  man: boolean
  child: boolean
  line: string
  soft: string
  /** Lashes and lid lines, in the deepened colour of the hair. */
  dark: string
}

const night: Color = { r: 18, g: 12, b: 13 }
const plum: Color = { r: 20, g: 10, b: 12 }

/** Opens the features of the sitter's face. */
export function openFeatures(sitter: Sitter): Features {
  const { figure, skin, hair, face, stage } = sitter
  const ink = stage.style === 'ink' || stage.style === 'flat'
  return {
    sitter,
    on: (x, y, lift = 0) => figure.face(x, y, lift),
    ink,
    man: face.kind === 'man',
    child: face.kind === 'child',
    line: ink ? '#1b1516' : css(mixColors(skin.line, plum, 0.2)),
    soft: css(skin.line, ink ? 0.8 : 0.62),
    dark: css(mixColors(darken(hair, 0.35), night, 0.55)),
  }
}
