import { type Box, emptyBox, includeBox, isEmptyBox, sharedBox } from '@toile/canvas/tiles/box.ts'
import { side, type Tile, tileKey } from '@toile/canvas/tiles/tile.ts'
import { type Camera, matrixOf, type Size } from './camera.ts'

/** The picture that is looked at: opaque tiles, each level half as wide as the one before. */
export interface Shown extends Size {
  pictureOf(level: number, key: string): Tile
}

/** The stage as the page has it: its size in pixels of the page, and dots of the screen to one of them. */
export interface Stage extends Size {
  readonly ratio: number
}

export interface View {
  /** Lays the picture anew under another camera, or on another stage. */
  look(camera: Camera, stage: Stage): void
  /** Draws a changed part of the sheet with the next frame. */
  show(box: Readonly<Box>): void
  /** Draws everything with the next frame, from the tiles anew where the cards are lost. */
  redraw(forget: boolean): void
  /** The sheet has another size. */
  resize(sheet: Size): void
}

interface Card {
  canvas: OffscreenCanvas
  context: OffscreenCanvasRenderingContext2D
  image: ImageData
  /** What of it is not laid on its canvas yet. */
  stale: Box
}

const levels = 5

/** From this zoom on pixels are seen as squares. */
const squares = 3

const contextOf = (canvas: OffscreenCanvas) => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser gives no canvas to draw on.')
  return context
}

/** Draws the sheet on the screen: only what changed, only what is seen, in the size in which it is seen. */
export function openView(screen: OffscreenCanvas, first: Shown, nextFrame: (draw: () => void) => void): View {
  let shown = first
  const context = contextOf(screen)
  const cards = new Map<string, Card>()
  const dirty: Box[] = []
  let all = true
  let waits = false
  let camera: Camera = { x: shown.width / 2, y: shown.height / 2, zoom: 1, turn: 0 }
  let stage: Stage = { width: 1, height: 1, ratio: 1 }

  const levelNow = () => {
    const zoom = camera.zoom * stage.ratio
    return Math.max(0, Math.min(levels - 1, Math.floor(Math.log2(1 / zoom) + 0.001)))
  }

  function cardOf(level: number, key: string): Card {
    const name = `${level}:${key}`
    const known = cards.get(name)
    if (known) return known
    const canvas = new OffscreenCanvas(side, side)
    const made: Card = {
      canvas,
      context: contextOf(canvas),
      // The picture's own memory: what is painted there is seen here without a copy.
      image: new ImageData(shown.pictureOf(level, key), side, side),
      stale: { x0: 0, y0: 0, x1: side, y1: side },
    }
    cards.set(name, made)
    return made
  }

  /** The part of the sheet that is seen through a box of the screen, in pixels of the sheet. */
  function seenThrough(box: Readonly<Box>): Box {
    const { a, b, c, d, e, f } = matrixOf(camera, stage, stage.ratio)
    const of = a * d - b * c
    const seen = emptyBox()
    for (const [sx, sy] of cornersOf(box)) {
      const x = (d * (sx - e) - c * (sy - f)) / of
      const y = (a * (sy - f) - b * (sx - e)) / of
      includeBox(seen, x, y, x, y)
    }
    return sharedBox(seen, { x0: 0, y0: 0, x1: shown.width, y1: shown.height })
  }

  /** The dots of the screen that a part of the sheet lies on, and one around them. */
  function dotsOf(box: Readonly<Box>): Box {
    const { a, b, c, d, e, f } = matrixOf(camera, stage, stage.ratio)
    const dots = emptyBox()
    for (const [x, y] of cornersOf(box))
      includeBox(dots, a * x + c * y + e, b * x + d * y + f, a * x + c * y + e, b * x + d * y + f)
    const whole = {
      x0: Math.floor(dots.x0) - 1,
      y0: Math.floor(dots.y0) - 1,
      x1: Math.ceil(dots.x1) + 1,
      y1: Math.ceil(dots.y1) + 1,
    }
    return sharedBox(whole, { x0: 0, y0: 0, x1: screen.width, y1: screen.height })
  }

  function drawTile(level: number, column: number, row: number): void {
    const card = cardOf(level, tileKey(column, row))
    const { x0, y0, x1, y1 } = card.stale
    if (!isEmptyBox(card.stale)) card.context.putImageData(card.image, 0, 0, x0, y0, x1 - x0, y1 - y0)
    card.stale = emptyBox()
    const [x, y, long] = [(column * side) << level, (row * side) << level, side << level]
    const [width, height] = [Math.min(long, shown.width - x), Math.min(long, shown.height - y)]
    // Each tile reaches a little under the next, so that no seam shows between two that lie aslant.
    const lap = 0.75 / (camera.zoom * stage.ratio)
    const [right, below] = [x + long < shown.width ? lap : 0, y + long < shown.height ? lap : 0]
    context.drawImage(
      card.canvas,
      0,
      0,
      width / (1 << level),
      height / (1 << level),
      x,
      y,
      width + right,
      height + below,
    )
  }

  function drawThrough(dots: Readonly<Box>): void {
    const seen = seenThrough(dots)
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(dots.x0, dots.y0, dots.x1 - dots.x0, dots.y1 - dots.y0)
    context.clip()
    context.clearRect(dots.x0, dots.y0, dots.x1 - dots.x0, dots.y1 - dots.y0)
    if (!isEmptyBox(seen)) {
      const { a, b, c, d, e, f } = matrixOf(camera, stage, stage.ratio)
      context.setTransform(a, b, c, d, e, f)
      context.imageSmoothingEnabled = camera.zoom * stage.ratio < squares
      const level = levelNow()
      const long = side << level
      for (let row = Math.floor(seen.y0 / long); row * long < seen.y1; row++)
        for (let column = Math.floor(seen.x0 / long); column * long < seen.x1; column++) drawTile(level, column, row)
    }
    context.restore()
  }

  function draw(): void {
    waits = false
    if (all) drawThrough({ x0: 0, y0: 0, x1: screen.width, y1: screen.height })
    else
      for (const box of dirty) {
        const dots = dotsOf(box)
        if (!isEmptyBox(dots)) drawThrough(dots)
      }
    dirty.length = 0
    all = false
  }
  const wait = () => {
    if (waits) return
    waits = true
    nextFrame(draw)
  }
  const redraw = (forget: boolean) => {
    if (forget) cards.clear()
    all = true
    wait()
  }
  screen.addEventListener('contextrestored', () => redraw(true))

  return {
    look(next, on) {
      const [width, height] = [
        Math.max(1, Math.round(on.width * on.ratio)),
        Math.max(1, Math.round(on.height * on.ratio)),
      ]
      if (screen.width !== width) screen.width = width
      if (screen.height !== height) screen.height = height
      camera = next
      stage = on
      redraw(false)
    },
    show(box) {
      for (const [name, { stale }] of cards) {
        const [level = '0', key = ''] = name.split(':')
        const [column = 0, row = 0] = key.split(',').map(Number)
        const shrink = 1 << Number(level)
        const on = {
          x0: Math.max(0, Math.floor(box.x0 / shrink) - column * side),
          y0: Math.max(0, Math.floor(box.y0 / shrink) - row * side),
          x1: Math.min(side, Math.ceil(box.x1 / shrink) - column * side),
          y1: Math.min(side, Math.ceil(box.y1 / shrink) - row * side),
        }
        if (!isEmptyBox(on)) includeBox(stale, on.x0, on.y0, on.x1, on.y1)
      }
      dirty.push({ ...box })
      wait()
    },
    redraw,
    resize(sheet) {
      shown = { ...shown, ...sheet }
      redraw(true)
    },
  }
}

const cornersOf = ({ x0, y0, x1, y1 }: Readonly<Box>) =>
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
