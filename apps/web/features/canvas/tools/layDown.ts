import { identity } from '@toile/canvas/document/matrix.ts'
import { after } from '@toile/canvas/warping/matrices.ts'
import type { Painting } from '../painting/openPainting.ts'
import { writing } from '../writing/writing.ts'
import { lying } from './moveTool.ts'

/** Lays down what is moved, or takes the move back; text is set anew where it lies then, so that it stays sharp. */
export function layDown(painting: Painting, does: 'apply' | 'cancel'): void {
  const { lifted, document } = painting.get()
  if (!lifted) return
  const matrix = lying.get()
  const layer = document?.layers[document.active]
  lying.clear()
  if (does === 'apply' && layer?.kind === 'text' && matrix !== identity) {
    painting.say({ say: 'transform', does: 'cancel' })
    writing.restyle(painting, layer, { matrix: after(matrix, layer.matrix) })
  } else painting.say({ say: 'transform', does })
}
