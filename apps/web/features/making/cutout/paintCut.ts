import type { Cut } from './useCut.ts'
import { type Brush, type Mark } from './marks.ts'

/** What is painted: the picture, the cut-out laid over it, and strokes, at a scale against the picture's pixels. */
export interface Painting {
  picture: CanvasImageSource
  cut: { image: CanvasImageSource; box: Cut['box'] } | null
  marks: readonly Mark[]
  scale: number
}

/** Paints the cut-out alone with the edge as it was corrected by hand. */
export function paintCut(canvas: HTMLCanvasElement, { picture, cut, marks, scale }: Painting): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'source-over'
  context.clearRect(0, 0, canvas.width, canvas.height)
  if (cut) {
    const { x, y, width, height } = cut.box
    context.drawImage(cut.image, x * scale, y * scale, width * scale, height * scale)
  }
  for (const mark of marks) {
    if (mark.brush === 'erase') {
      context.globalCompositeOperation = 'destination-out'
      stroke(context, mark, scale)
    } else if (mark.brush === 'add') {
      context.globalCompositeOperation = 'source-over'
      context.drawImage(painted(canvas, picture, mark, scale), 0, 0)
    }
  }
  context.globalCompositeOperation = 'source-over'
}

/** The picture itself where a stroke runs. */
function painted(like: HTMLCanvasElement, picture: CanvasImageSource, mark: Mark, scale: number): HTMLCanvasElement {
  const layer = document.createElement('canvas')
  layer.width = like.width
  layer.height = like.height
  const context = layer.getContext('2d')
  if (!context) return layer
  stroke(context, mark, scale)
  context.globalCompositeOperation = 'source-in'
  context.drawImage(picture, 0, 0, layer.width, layer.height)
  return layer
}

/** Draws the strokes that guide the cut over the picture, each in the color of its kind. */
export function paintMarks(
  canvas: HTMLCanvasElement,
  marks: readonly Mark[],
  scale: number,
  colorOf: (brush: Brush) => string,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.globalAlpha = 0.6
  for (const mark of marks) {
    context.strokeStyle = colorOf(mark.brush)
    context.fillStyle = context.strokeStyle
    stroke(context, mark, scale)
  }
  context.globalAlpha = 1
}

function stroke(context: CanvasRenderingContext2D, { points, radius }: Mark, scale: number) {
  context.lineWidth = radius * 2 * scale
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  const [first, ...rest] = points
  if (!first) return
  context.moveTo(first[0] * scale, first[1] * scale)
  for (const [x, y] of rest.length > 0 ? rest : points) context.lineTo(x * scale, y * scale)
  context.stroke()
}
