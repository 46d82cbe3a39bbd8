import type { Color } from '@toile/craft/colors/color.ts'
import { type Path, type Point, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { type FreeLineOptions, freeLine } from '../../raster/freeLine.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import { headSize } from '../headSize.ts'
import type { Sitter } from '../sitter.ts'

/** Places on the front of the head; `lift` stands off the skull. */
export type Places = readonly (readonly [x: number, y: number, lift?: number])[]

/** A face's drawing colours and its rounded surface, worked out once. */
export interface Features {
  sitter: Sitter
  /** Head size against the one faces are drawn for. */
  size: number
  /** A point on the front of the head. */
  on: (x: number, y: number, lift?: number) => Point
  /** Draws a curve through places as a free line. */
  stroke: (places: Places, options: FreeLineOptions) => void
  /** Lays a plane through places of a closed curve. */
  lay: (places: Places, color: string, options: { soft: number; alpha: number; within?: readonly Path[] }) => void
  ink: boolean
  man: boolean
  child: boolean
  /** 0 light .. 1 deep skin. */
  deep: number
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
  const child = face.kind === 'child'
  const size = headSize(figure)
  const on = (x: number, y: number, lift = 0) => figure.face(x * size, y, lift)
  const curve = (places: Places, closed: boolean) =>
    spline(
      places.map(([x, y, lift]) => on(x, y, lift)),
      closed,
      6,
    )
  const blend = stage.style === 'realistic' ? 0.62 : 1
  const lashes = mixColors(darken(hair, 0.35), night, 0.6)
  return {
    sitter,
    size,
    on,
    stroke: (places, options) => freeLine(stage, curve(places, false), options),
    // A brush that blends would lose planes as small as these.
    lay: (places, color, options) =>
      fillPlane(stage, curve(places, true), color, { ...options, soft: options.soft * blend }),
    ink,
    man: face.kind === 'man',
    child,
    deep: 1 - Math.min(1, luminance(skin.base) / 0.72),
    line: ink ? '#1b1516' : css(mixColors(skin.line, plum, 0.2)),
    soft: css(ink ? mixColors(skin.line, plum, 0.35) : skin.line, ink ? 0.85 : 0.62),
    dark: css(child ? mixColors(lashes, skin.line, 0.4) : lashes),
  }
}
