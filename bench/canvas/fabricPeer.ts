import type { Point } from '@toile/geometry'
import { stage } from './stage.ts'

/** The part of fabric that is measured. */
interface Fabric {
  Canvas: new (element: HTMLCanvasElement, options: object) => FabricCanvas
  PencilBrush: new (canvas: FabricCanvas) => FabricBrush
  Point: new (x: number, y: number) => object
}

interface FabricCanvas {
  add(path: object): void
  renderAll(): void
  setViewportTransform(matrix: readonly number[]): void
  getContext(): CanvasRenderingContext2D
}

interface FabricBrush {
  width: number
  color: string
  onMouseDown(at: object, on: { e: PointerEvent }): void
  onMouseMove(at: object, on: { e: PointerEvent }): void
  onMouseUp(on: { e: PointerEvent }): void
  convertPointsToSVGPath(points: readonly object[]): object
  createPath(path: object): object
}

/** The same strokes as objects of fabric. */
export function openFabric(pixels: number) {
  const { Canvas, PencilBrush, Point: At } = (globalThis as unknown as { fabric: Fabric }).fabric
  const element = document.createElement('canvas')
  document.body.append(element)
  const canvas = new Canvas(element, {
    ...stage,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
    backgroundColor: '#ffffff',
  })
  const zoom = stage.height / pixels
  canvas.setViewportTransform([zoom, 0, 0, zoom, (stage.width - pixels * zoom) / 2, 0])
  const brush = new PencilBrush(canvas)
  brush.color = 'rgba(40, 60, 120, 0.8)'
  brush.width = 12
  const e = new PointerEvent('pointermove', { isPrimary: true })
  const drawn = () => {
    canvas.renderAll()
    canvas.getContext().getImageData(0, 0, 1, 1)
  }
  return {
    /** Adds a stroke; nothing is drawn. */
    add(points: readonly Point[]) {
      canvas.add(brush.createPath(brush.convertPointsToSVGPath(points.map(([x, y]) => new At(x, y)))))
    },
    /** Draws with the hand up to where the pen is lifted. */
    begin(points: readonly Point[]) {
      points.forEach(([x, y], i) =>
        i === 0 ? brush.onMouseDown(new At(x, y), { e }) : brush.onMouseMove(new At(x, y), { e }),
      )
    },
    /** Lifts the pen, until it is seen. */
    end() {
      brush.onMouseUp({ e })
      drawn()
    },
    redraw: drawn,
  }
}
