import { sketchDocumentSchema } from '@toile/craft/sketches/sketchDocument.ts'
import { z } from 'zod'
import { drawSketch } from '../../elements/drawSketchElement.ts'
import { defineScene } from '../scene.ts'

/** A sketch of the sketch board on white ground. */
export const sketch = defineScene({
  id: 'sketch',
  label: 'Sketch',
  takes: z.object({ document: sketchDocumentSchema }),
  size: () => ({ width: 1024, height: 1024 }),
  draw: (desk, { document }, size) => drawSketch(document, size, desk),
})
