import type { Color } from '@toile/craft/colors/color.ts'
import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import { faceOf } from '@toile/craft/mannequins/faces/index.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { hairColorOf } from '@toile/craft/mannequins/hair.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { type Skin, skinOf } from '@toile/craft/mannequins/skins.ts'
import { type Path, type Point, spline } from '@toile/geometry'
import { fillPlane } from '../raster/fillPlane.ts'
import { lampOnPage } from '../raster/light.ts'
import { type FreeLineOptions, freeLine } from '../raster/freeLine.ts'
import type { Stage } from '../raster/stage.ts'
import { css, mixColors } from '../raster/tint.ts'
import type { Look } from './personLook.ts'

/** One person being drawn: the figure and everything that is looked up for it once. */
export interface Sitter {
  stage: Stage
  figure: Figure
  person: Person
  look: Look
  face: Face
  skin: Skin
  hair: Color
  /** Contours, in the tone's own line colour or in ink. */
  contour: string
  /** Lines inside the form. */
  soft: string
  /** Contour weight in pixels at 170 pixels per head. */
  weight: number
  /** Shoes hide the toes. */
  shod: boolean
  child: boolean
  muscular: boolean
  /** What hair lies on and throws its shadow on, where it is not the flat head. */
  outlines?: { face: Path; skull: Path }
  /** What is tied behind the ears is drawn by itself, one side at a time. */
  tiedApart?: boolean
}

const deepLine: Color = { r: 24, g: 12, b: 14 }

/** Looks up skin, hair, face and pen of a person on a stage. */
export function openSitter(stage: Stage, figure: Figure, person: Person, look: Look): Sitter {
  const skin = look.skin ?? skinOf(person.skin)
  const ink = stage.style === 'ink' || stage.style === 'flat'
  return {
    stage,
    figure,
    person,
    look,
    face: faceOf(person.face),
    skin,
    hair: hairColorOf(person.hairColor),
    contour: ink ? '#1b1516' : css(mixColors(skin.line, deepLine, 0.12)),
    soft: css(skin.line, ink ? 0.85 : 0.7),
    weight: ink ? 3.3 : 2.7,
    shod: readShoe(look.shoe).closed,
    child: figure.build.ageGroup === 'child',
    muscular: figure.build.muscle > 0.6,
  }
}

/** Draws a curve through points as a free line. */
export const mark = (sitter: Sitter, points: Path, options: FreeLineOptions): void =>
  freeLine(sitter.stage, spline(points, false, 8), options)

/** Draws a closed outline as a free line that begins and ends where most light falls. */
export function around(sitter: Sitter, outline: Path, options: FreeLineOptions): void {
  const lit = ([x, y]: Point) => x * lampOnPage[0] + y * lampOnPage[1]
  const start = outline.reduce((best, point, i) => (lit(point) > lit(outline[best]) ? i : best), 0)
  const ring = [...outline.slice(start), ...outline.slice(0, start + 1)]
  freeLine(sitter.stage, ring, { taper: [0, 0], ...options })
}

/** Lays a plane of the skin's shadow through points of a closed curve. */
export const shade = (
  sitter: Sitter,
  points: Path,
  options: { soft: number; alpha: number; within?: readonly Path[] },
): void => fillPlane(sitter.stage, spline(points, true, 6), css(sitter.skin.shadow), options)
