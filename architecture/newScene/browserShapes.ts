import { createCanvas, DOMMatrix } from '@napi-rs/canvas'

/** What a browser's worker is told and says, as far as the drawing worker asks. */
export interface Said {
  id: number
  [name: string]: unknown
}

class Canvas {
  static [Symbol.hasInstance](): boolean {
    return true
  }
  constructor(width: number, height: number) {
    const canvas = createCanvas(width, height)
    return Object.assign(canvas, {
      transferToImageBitmap: () => [width, height, ...canvas.getContext('2d').getImageData(0, 0, 1, 1).data],
    })
  }
}

/** Gives this process the shape of a browser's worker; a picture comes out as its sides and its first pixel. */
export function standAsWorker(): (asked: object) => Promise<Said> {
  let tell: (event: { data: object }) => void = () => undefined
  let done: (said: Said) => void = () => undefined
  Object.assign(globalThis, {
    OffscreenCanvas: Canvas,
    OffscreenCanvasRenderingContext2D: { prototype: Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) },
    DOMMatrix,
    ImageBitmap: class {},
    addEventListener: (_: string, listener: typeof tell) => void (tell = listener),
    postMessage: (said: Said) => done(said),
  })
  return (asked) =>
    new Promise((resolve) => {
      done = resolve
      tell({ data: asked })
    })
}
