import { byte, readPaint } from './readPaint.ts'

/**
 * Chromium paints plain colours and layers with an older routine than the server's canvas; its rounding differs by one in 255 at each
 * stroke, which adds up over hair and faces. Patterns that do not repeat go through the same routine as the server's, so colours
 * become one-pixel patterns and layers patterns of themselves; then both give the same pixels (measured stroke by stroke).
 * Parts of layers, of which whole figures are put together, go by the older routine, at a tenth of the time: few of them lie over each
 * other, and it differs only where they cover a pixel in part.
 */
type Paint = string | CanvasGradient | CanvasPattern

const far = 1 << 14
const mostKept = 4096
const kept = new Map<string, CanvasPattern>()

/** One pixel, which every plain colour is put on in turn: a pattern keeps what it showed when it was made. */
let dot: OffscreenCanvas | null = null

/** Opacity of a stroke thinner than a pixel: drawn one pixel wide and so much fainter. */
const thinned = (opacity: number, width: number) => (opacity * Math.floor(width * 256)) >> 8

function flat(
  context: OffscreenCanvasRenderingContext2D,
  text: string,
  alpha: number,
  width: number,
): CanvasPattern | null {
  const [r, g, b, own] = readPaint(text)
  const whole = alpha === 255 ? own : Math.round((own * alpha) / 255)
  const opacity = width < 1 ? thinned(whole, width) : whole
  const key = `${r} ${g} ${b} ${opacity}`
  const known = kept.get(key)
  if (known) return known
  dot ??= new OffscreenCanvas(1, 1)
  const drawing = dot.getContext('2d', { willReadFrequently: true })
  if (!drawing) return null
  const pixel = drawing.createImageData(1, 1)
  pixel.data.set([r, g, b, opacity])
  drawing.putImageData(pixel, 0, 0)
  const pattern = context.createPattern(dot, 'no-repeat')
  pattern?.setTransform(new DOMMatrix([2 * far, 0, 0, 2 * far, -far, -far]))
  if (pattern) {
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, pattern)
  }
  return pattern
}

const prototype = OffscreenCanvasRenderingContext2D.prototype
const nativeOf = (name: 'fillStyle' | 'strokeStyle' | 'globalAlpha') => {
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  if (!get || !set) throw new TypeError('This canvas cannot be steadied.')
  return { get, set }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const holds = (box: Box, { x, y, width, height }: Box) =>
  x >= box.x && y >= box.y && x + width <= box.x + box.width && y + height <= box.y + box.height

interface State {
  fill: Paint
  stroke: Paint
  alpha: number
}

/** Makes a context paint by the server's routine; its transform may only be moved and scaled evenly while it strokes thin lines. */
export function steady(context: OffscreenCanvasRenderingContext2D): OffscreenCanvasRenderingContext2D {
  const native = {
    fillStyle: nativeOf('fillStyle'),
    strokeStyle: nativeOf('strokeStyle'),
    globalAlpha: nativeOf('globalAlpha'),
  }
  const past: State[] = []
  let now: State = { fill: 'black', stroke: 'black', alpha: 1 }
  /** Where nothing was drawn yet: a layer that is laid there is a copy, which every routine makes alike, and the older one at a tenth of the time. */
  let empty: Box | null = { x: 0, y: 0, width: context.canvas.width, height: context.canvas.height }
  context.imageSmoothingEnabled = false

  const dip = (name: 'fillStyle' | 'strokeStyle', paint: Paint, width: number) => {
    empty = null
    const plain = typeof paint === 'string' ? flat(context, paint, byte(now.alpha), width) : null
    native.globalAlpha.set.call(context, plain ? 1 : now.alpha)
    native[name].set.call(context, plain ?? paint)
  }
  const thickness = () => {
    const { a, b } = context.getTransform()
    const scale = Math.hypot(a, b)
    const width = context.lineWidth * scale
    return { width, hair: 1 / scale }
  }
  const stroking = (stroke: () => void) => {
    const { width, hair } = thickness()
    dip('strokeStyle', now.stroke, width)
    if (width >= 1 || typeof now.stroke !== 'string') return stroke()
    const before = context.lineWidth
    context.lineWidth = hair
    stroke()
    context.lineWidth = before
  }
  const filling = (fill: () => void) => {
    dip('fillStyle', now.fill, 1)
    fill()
  }
  const lay = (picture: OffscreenCanvas, x: number, y: number) => {
    const { width, height } = picture
    const isCopy = empty && holds(empty, { x, y, width, height }) && now.alpha === 1
    empty = null
    native.globalAlpha.set.call(context, now.alpha)
    if (isCopy && context.globalCompositeOperation === 'source-over')
      return void Reflect.apply(prototype.drawImage, context, [picture, x, y])
    const pattern = context.createPattern(picture, 'no-repeat')
    prototype.save.call(context)
    native.fillStyle.set.call(context, pattern)
    prototype.translate.call(context, x, y)
    prototype.fillRect.call(context, 0, 0, width, height)
    prototype.restore.call(context)
  }

  return Object.defineProperties(context, {
    fillStyle: {
      get: () => now.fill,
      set(paint: Paint) {
        now = { ...now, fill: paint }
      },
    },
    strokeStyle: {
      get: () => now.stroke,
      set(paint: Paint) {
        now = { ...now, stroke: paint }
      },
    },
    globalAlpha: {
      get: () => now.alpha,
      set(alpha: number) {
        now = { ...now, alpha }
      },
    },
    save: {
      value() {
        past.push(now)
        prototype.save.call(context)
      },
    },
    restore: {
      value() {
        now = past.pop() ?? now
        prototype.restore.call(context)
      },
    },
    fill: { value: (...rule: unknown[]) => filling(() => Reflect.apply(prototype.fill, context, rule)) },
    stroke: { value: () => stroking(() => Reflect.apply(prototype.stroke, context, [])) },
    fillRect: {
      value: (x: number, y: number, width: number, height: number) =>
        filling(() => prototype.fillRect.call(context, x, y, width, height)),
    },
    strokeRect: {
      value: (x: number, y: number, width: number, height: number) =>
        stroking(() => prototype.strokeRect.call(context, x, y, width, height)),
    },
    clearRect: {
      value(x: number, y: number, width: number, height: number) {
        prototype.clearRect.call(context, x, y, width, height)
        empty = { x, y, width, height }
      },
    },
    putImageData: {
      value(pixels: ImageData, x: number, y: number) {
        empty = null
        Reflect.apply(prototype.putImageData, context, [pixels, x, y])
      },
    },
    drawImage: {
      value(picture: OffscreenCanvas, ...at: number[]) {
        const [x = 0, y = 0] = at
        if (at.length === 2) return lay(picture, x, y)
        empty = null
        native.globalAlpha.set.call(context, now.alpha)
        Reflect.apply(prototype.drawImage, context, [picture, ...at])
      },
    },
  })
}
