import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { openDrawing } from './drawPicture.ts'

const brief = bareBrief(['ines'], ['#202c54'], { looks: 2, mannequins: [{ person: 'ines', pose: 'stroll' }] })

/** Draws two small looks for nobody: what follows finds the engine compiled. */
export async function warmDrawing(): Promise<void> {
  const drawing = openDrawing({ pictures: {}, pieces: {} })
  for (const design of compose(brief)) {
    await drawing.draw({ kind: 'look', design, width: 256, height: 384, form: 'webp' })
  }
}
