import { join } from 'node:path'
import { openBuiltPage } from './openBuiltPage.ts'

/** A page in a real browser that holds the drawing worker and nothing else; what it offers is in `drawingPage.ts`. */
export const openDrawingPage = () => openBuiltPage(join(import.meta.dirname, 'drawingPage.ts'), 'drawnPixels')
