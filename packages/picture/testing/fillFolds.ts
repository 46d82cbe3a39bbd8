import type { Context } from '../surface.ts'

type Filling = Pick<Context, 'beginPath' | 'moveTo' | 'bezierCurveTo' | 'closePath' | 'fill'> & {
  fillStyle: unknown
}

/** Fills as many shapes of a fold's size as told, over a whole picture. */
export function fillFolds(context: Filling, fills: number, width: number, height: number): void {
  const long = height * 0.06
  for (let i = 0; i < fills; i++) {
    const x = ((i * 37) % 97) * (width / 100)
    const y = ((i * 53) % 89) * (height / 100)
    context.fillStyle = `rgb(${i % 256} ${(i * 7) % 256} 90 / 0.6)`
    context.beginPath()
    context.moveTo(x, y)
    context.bezierCurveTo(x + long * 0.1, y + long * 0.3, x + long * 0.1, y + long * 0.7, x, y + long)
    context.bezierCurveTo(x - long * 0.1, y + long * 0.7, x - long * 0.1, y + long * 0.3, x, y)
    context.closePath()
    context.fill()
  }
}
