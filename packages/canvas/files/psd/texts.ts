import type { Color, Layer as PsdLayer, LayerTextData } from 'ag-psd'
import type { TextLayer } from '../../document/layer.ts'
import type { Matrix } from '../../document/matrix.ts'
import { fontOfName, postScriptName } from './fontNames.ts'

type Letters = Pick<TextLayer, 'text' | 'style' | 'place' | 'breaks' | 'matrix'>

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** A colour of Photoshop as #rrggbb; black where it is of a space that is not told in red, green and blue. */
export function hexOfPsd(color: Color | undefined): string {
  if (!color || !('r' in color)) return '#000000'
  return `#${[color.r, color.g, color.b].map((level) => byte(level).toString(16).padStart(2, '0')).join('')}`
}

const colorOfHex = (hex: string): Color => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
})

/** A text layer's letters as Photoshop tells them. */
export function psdOfLetters({ text, style, place, matrix }: Letters): LayerTextData {
  const [xx, yx, tx, xy, yy, ty] = matrix
  return {
    text,
    transform: [xx, xy, yx, yy, tx, ty],
    style: {
      font: { name: postScriptName(style) },
      fontSize: style.size,
      tracking: style.spacing,
      leading: style.size * style.lineHeight,
      autoLeading: false,
      fillColor: colorOfHex(style.color),
    },
    paragraphStyle: { justification: style.align },
    ...(place.kind === 'box'
      ? { shapeType: 'box' as const, boxBounds: [0, 0, place.width, style.size * style.lineHeight * 40] }
      : { shapeType: 'point' as const }),
  }
}

const finite = (value: number | undefined, unless: number, most: number) =>
  value !== undefined && Math.abs(value) <= most ? value : unless

/** The letters of a text layer of Photoshop; its lines begin where it says, and where it is broken anew by who edits it. */
export function lettersOfPsd({ text: told, transform = [], ...rest }: LayerTextData, most: number): Letters {
  const text = told.replaceAll('\u0003', '\n').replace(/\r\n?/g, '\n').slice(0, most)
  const style = { ...rest.style, ...rest.styleRuns?.[0]?.style }
  const size = Math.max(1, finite(style.fontSize, 12, 4_000))
  const paragraph = { ...rest.paragraphStyle, ...rest.paragraphStyleRuns?.[0]?.style }
  const align = /right|center/.exec(paragraph.justification ?? '')?.[0]
  const width =
    rest.shapeType === 'box' ? finite(rest.boxBounds?.[2], 0, 100_000) - finite(rest.boxBounds?.[0], 0, 100_000) : 0
  const font = fontOfName(style.font?.name ?? '')
  return {
    text,
    style: {
      family: font.family,
      style: style.fauxItalic ? 'italic' : font.style,
      weight: style.fauxBold ? Math.max(700, font.weight) : font.weight,
      size,
      spacing: finite(style.tracking, 0, 1_000),
      lineHeight:
        style.autoLeading === false ? Math.max(0.1, finite(style.leading, size * 1.2, size * 10) / size) : 1.2,
      align: align === 'right' || align === 'center' ? align : 'left',
      color: hexOfPsd(style.fillColor),
      opacity: 1,
      backgroundColor: '#ffffff',
      backgroundOpacity: 0,
    },
    place: width > 0 ? { kind: 'box', width } : { kind: 'point' },
    breaks: [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)],
    matrix: matrixOf(transform),
  }
}

function matrixOf(transform: readonly number[]): Matrix {
  const [xx = 1, xy = 0, yx = 0, yy = 1, tx = 0, ty = 0] = transform.map((value) => finite(value, 0, 1_000_000))
  return [xx, yx, tx, xy, yy, ty, 0, 0, 1]
}

/** Whether the text of a layer is written in more than one style. */
export const hasStyles = ({ text }: PsdLayer): boolean => (text?.styleRuns ?? []).length > 1

/** Whether the text of a layer is bent, follows a path or runs upright. */
export const isFormed = ({ text }: PsdLayer): boolean =>
  text?.orientation === 'vertical' ||
  text?.textPath !== undefined ||
  (text?.warp?.style !== undefined && text.warp.style !== 'none')
