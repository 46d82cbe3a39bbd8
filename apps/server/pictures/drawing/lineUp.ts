import type { Design } from '@toile/craft/designs/design.ts'
import { drawLineUp as lineUp } from '@toile/picture/scenes/drawLineUp.ts'
import { openSources } from '@toile/picture/scenes/sources.ts'
import { openServerHost } from '../../host/canvas.ts'
import { writePng } from '../hold/writePng.ts'
import { asUploads, type LoadedUploads } from './uploads.ts'

const lookHeight = 1000

/** Designs side by side on one floor, as a PNG. */
export function drawLineUp(designs: readonly Design[], uploads: LoadedUploads): Promise<Buffer> {
  const host = openServerHost()
  const surface = lineUp(host, designs, openSources(host, asUploads(uploads)), {
    height: lookHeight,
    ground: designs[0]?.ground ?? null,
    backdrop: designs[0]?.backdrop,
  })
  const { width, height } = surface
  const { data } = surface.getContext('2d').getImageData(0, 0, width, height)
  return writePng({ width, height, rgba: data })
}
