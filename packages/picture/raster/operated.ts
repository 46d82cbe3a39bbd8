import type { Context } from '../surface.ts'

/** Draws with an operation of the canvas, which holds for this alone. */
export function operated(context: Context, operation: Context['globalCompositeOperation'], draw: () => void): void {
  context.save()
  context.globalCompositeOperation = operation
  draw()
  context.restore()
}
