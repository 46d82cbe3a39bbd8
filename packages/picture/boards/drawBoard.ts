import { toStyle } from '@toile/craft/colors/mixColors.ts'
import { sureFirst } from '@toile/geometry'
import { traceOutline } from '../lettering/letterOutlines.ts'
import type { Context, Host, Surface } from '../surface.ts'
import type { BoardPage, BoardPart, ImageMark, Mark, Rect } from './boardPage.ts'

/** Pictures by the id of their file, as large as `sidesOf` asks for. */
export type BoardPictures = ReadonlyMap<string, Surface>

/** How many pixels the longer side of each picture needs so that none is drawn larger than it is, at so many pixels to a millimetre. */
export function sidesOf({ parts }: BoardPage, scale: number): Map<string, number> {
  const sides = new Map<string, number>()
  for (const { marks } of parts)
    for (const mark of marks) {
      if (mark.kind !== 'image') continue
      const side = Math.ceil(Math.max(mark.at.width, mark.at.height) * scale)
      sides.set(mark.file, Math.max(side, sides.get(mark.file) ?? 0))
    }
  return sides
}

/** Rows of a board as pixels: `scale` pixels to a millimetre, from `top`, `rows` of them, so that a poster need not stand in memory whole. Same page, same bytes (requirement S5.21). */
export function drawBoard(
  host: Host,
  page: BoardPage,
  pictures: BoardPictures,
  size: { width: number; height: number },
  band: { top: number; rows: number } = { top: 0, rows: size.height },
): Uint8ClampedArray {
  const surface = host.createCanvas(size.width, band.rows)
  const context = surface.getContext('2d')
  const scale = { x: size.width / page.width, y: size.height / page.height }
  context.fillStyle = toStyle(page.ground)
  context.fillRect(0, 0, size.width, band.rows)
  for (const part of page.parts) {
    const reach = (Math.hypot(part.width, part.height) / 2) * scale.y
    const middle = (part.y + part.height / 2) * scale.y
    if (spills(part) || (middle + reach >= band.top && middle - reach <= band.top + band.rows))
      drawPart(host, context, part, pictures, scale, band.top)
  }
  return context.getImageData(0, 0, size.width, band.rows).data
}

/** Letters of a text may run out of its box. */
const spills = ({ marks }: BoardPart) => marks.some(({ kind }) => kind === 'fill')

function drawPart(
  host: Host,
  context: Context,
  part: BoardPart,
  pictures: BoardPictures,
  scale: { x: number; y: number },
  top: number,
): void {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, -top)
  context.translate((part.x + part.width / 2) * scale.x, (part.y + part.height / 2) * scale.y)
  if (part.turn !== 0) context.rotate((part.turn * Math.PI) / 180)
  context.translate((-part.width / 2) * scale.x, (-part.height / 2) * scale.y)
  const corner = part.turn === 0 ? { x: part.x * scale.x, y: part.y * scale.y } : { x: 0, y: 0 }
  for (const images of runsOf(part.marks)) {
    const first = sureFirst(images)
    if (first.kind === 'image')
      drawImages(
        host,
        context,
        images.filter((mark) => mark.kind === 'image'),
        pictures,
        scale,
        corner,
      )
    else drawShape(context, first, scale)
  }
  context.restore()
}

/** Pictures behind one window together, anything else alone. */
function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = []
  for (const mark of marks) {
    const last = runs.at(-1)?.[0]
    if (mark.kind === 'image' && last?.kind === 'image' && last.clip === mark.clip) runs.at(-1)?.push(mark)
    else runs.push([mark])
  }
  return runs
}

function drawShape(context: Context, mark: Exclude<Mark, ImageMark>, scale: { x: number; y: number }): void {
  context.save()
  context.scale(scale.x, scale.y)
  traceOutline(context, mark.outline)
  if (mark.kind === 'fill') {
    context.fillStyle = toStyle(mark.color)
    context.fill()
  } else {
    context.strokeStyle = toStyle(mark.color)
    context.lineWidth = mark.width
    context.stroke()
  }
  context.restore()
}

/** Pictures seen through one window: drawn on a surface of its size, which lies on whole pixels where nothing is turned. */
function drawImages(
  host: Host,
  context: Context,
  marks: readonly ImageMark[],
  pictures: BoardPictures,
  scale: { x: number; y: number },
  corner: { x: number; y: number },
): void {
  const { clip } = sureFirst(marks)
  const onPixels = (rect: Rect) => {
    const left = Math.round(corner.x + rect.x * scale.x)
    const up = Math.round(corner.y + rect.y * scale.y)
    return {
      x: left - corner.x,
      y: up - corner.y,
      width: Math.max(1, Math.round(corner.x + (rect.x + rect.width) * scale.x) - left),
      height: Math.max(1, Math.round(corner.y + (rect.y + rect.height) * scale.y) - up),
    }
  }
  const seen = onPixels(clip)
  const pane = host.createCanvas(seen.width, seen.height)
  const own = pane.getContext('2d')
  // Tiles meet on whole pixels, so that no seam shows between them.
  const edge = marks.length > 1 ? Math.round : (value: number) => value
  for (const { file, at, flipX, flipY } of marks) {
    const picture = pictures.get(file)
    if (!picture) continue
    const [x, y] = [edge((at.x - clip.x) * scale.x), edge((at.y - clip.y) * scale.y)]
    const width = edge((at.x + at.width - clip.x) * scale.x) - x
    const height = edge((at.y + at.height - clip.y) * scale.y) - y
    own.save()
    own.translate(x + (flipX ? width : 0), y + (flipY ? height : 0))
    own.scale(flipX ? -1 : 1, flipY ? -1 : 1)
    own.drawImage(picture, 0, 0, width, height)
    own.restore()
  }
  context.drawImage(pane, seen.x, seen.y)
}
