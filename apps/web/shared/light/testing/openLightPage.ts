import { join } from 'node:path'
import { openBuiltPage } from '../../drawing/testing/openBuiltPage.ts'

/** Draws WebGL2 without a graphics processor, alike on every machine. */
export const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** A page in a real browser that lights pictures; what it offers is in `lightPage.ts`. */
export const openLightPage = (more: readonly string[] = software) =>
  openBuiltPage(join(import.meta.dirname, 'lightPage.ts'), 'litPixels', more)
