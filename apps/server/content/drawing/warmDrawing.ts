import { type Brief, unsteered } from '@toile/fashion/designs/compose/brief.ts'
import { compose } from '@toile/fashion/designs/compose/compose.ts'
import { openDrawing } from './drawPicture.ts'

const brief: Brief = {
  seed: 1,
  looks: 2,
  style: 'illustration',
  mannequins: [{ person: 'ines', pose: 'walk' }],
  colors: [{ id: 'navy', color: { r: 32, g: 44, b: 84 }, gradient: null }],
  sketches: [],
  prints: [],
  brand: { sketches: [], prints: [] },
  mood: null,
  moodItems: [],
  systemShare: 100,
  brandShare: 0,
  positions: [],
  ...unsteered,
}

/** Draws two small looks for nobody: what follows finds the engine compiled. */
export async function warmDrawing(): Promise<void> {
  const drawing = openDrawing({ pictures: {}, pieces: {} })
  for (const design of compose(brief)) {
    await drawing.draw({ design, width: 256, height: 384, view: 'front', transparent: false, format: 'webp' })
  }
}
