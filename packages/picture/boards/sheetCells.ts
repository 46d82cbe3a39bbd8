import { toHex } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { cropWindow } from '@toile/studio/projects/boards/layout/cropWindow.ts'
import type { BoardItem, ColorItem, Project } from '@toile/studio/projects/project.ts'
import { type Mark, type Rect, rectOutline } from './boardPage.ts'
import { gradientStrips } from './gradientStrips.ts'
import { frameOf, type SheetCell } from './laySheet.ts'
import { layTiles } from './layTiles.ts'

/** A picture of a board with its name and the width of it divided by its height. */
interface NamedPicture {
  name: string
  aspect: number
}
type Named = ReadonlyMap<string, NamedPicture>

const scales = [1, 2, 4, 5, 10, 20] as const

/** The scale at which the middle one of some prints shows about one and a half tiles in a field: 1 to so many. */
export function scaleOf(prints: Project['boards']['print'], fieldWidth: number): number {
  const widths = prints.map(({ width }) => width).sort((a, b) => a - b)
  const middle = widths[Math.floor(widths.length / 2)] ?? fieldWidth
  return scales.find((scale) => (middle * 1.5) / scale <= fieldWidth) ?? sure(scales[scales.length - 1])
}

/** Prints as they lie on cloth, all in one scale of 1 to so many, with tile width and repeat. */
export const printCells = (
  prints: Project['boards']['print'],
  named: Named,
  scale: number,
  repeatName: (repeat: string) => string,
): SheetCell[] =>
  prints.map(({ id, width, repeat }) => {
    const { name, aspect } = named.get(id) ?? { name: '', aspect: 1 }
    return {
      id,
      aspect: null,
      captions: [name, `${Math.round(width)} × ${Math.round(width / aspect)} mm · ${repeatName(repeat)}`],
      draw: (field: Rect): Mark[] => [
        ...layTiles(id, repeat, { width: width / scale, height: width / aspect / scale }, field),
        frameOf(field),
      ],
    }
  })

/** Pictures whole, each with its name and what else is said of it. */
export const pictureCells = <Item extends Pick<BoardItem, 'id'>>(
  items: readonly Item[],
  named: Named,
  say: (item: Item) => string,
): SheetCell[] =>
  items.map((item) => {
    const { name, aspect } = named.get(item.id) ?? { name: '', aspect: 1 }
    return {
      id: item.id,
      aspect,
      captions: [name, say(item)],
      draw(field: Rect): Mark[] {
        const seen = cropWindow(aspect, field.width / field.height)
        const [width, height] = [field.width / seen.width, field.height / seen.height]
        const at = { x: field.x - seen.x * width, y: field.y - seen.y * height, width, height }
        return [{ kind: 'image', file: item.id, at, clip: field, flipX: false, flipY: false }, frameOf(field)]
      },
    }
  })

/** Colours as fields with name, textile code, and both ways to write them down. */
export const colorCells = (colors: readonly ColorItem[]): SheetCell[] =>
  colors.map(({ id, name, tcx, color, gradient }) => ({
    id,
    aspect: null,
    captions: [
      name || toHex(color).toUpperCase(),
      tcx || '–',
      `${toHex(color).toUpperCase()} · RGB ${color.r} ${color.g} ${color.b}`,
    ],
    draw: (field: Rect): Mark[] => [
      { kind: 'fill', outline: rectOutline(field), color },
      ...(gradient ? gradientStrips(field, gradient) : []),
      frameOf(field),
    ],
  }))
