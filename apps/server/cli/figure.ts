import { figures } from '@toile/contract/features/figures.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { outlineOfFigure } from '@toile/picture/reading/figures/outlineOfFigure.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { writePng } from '../pictures/hold/writePng.ts'
import { openApi } from './api.ts'
import { defineCommand } from './command.ts'
import { Mistake } from './mistake.ts'
import { needed } from './options.ts'
import { readPixels } from './pixels.ts'
import { openOutFolder, readGiven } from './givenFiles.ts'
import { openStudio, studioOptions } from './studio.ts'

/** Finds the figure of a picture: its outline, its mask and its landmarks. */
export const figure = defineCommand({
  name: 'figure',
  says: 'Finds the figure of a picture and writes outline.svg, mask.png and landmarks.json.',
  options: {
    picture: needed('FILE', 'A photograph or drawing of somebody who stands.'),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run({ picture, out, server, token }, { say, signal }) {
    const file = sureFirst(await readGiven([picture]))
    const whole = await readPixels(file.bytes)
    const folder = await openOutFolder(out)
    try {
      const studio = await openStudio({ server, token })
      try {
        const api = openApi(studio, signal)
        const { id } = await api.upload('mannequin', file)
        const { taskId } = await api.call(figures.traceFigure, { fileId: id })
        const { output } = await api.finish(taskId).catch((error: unknown) => {
          throw error instanceof Error && error.name === 'Error' ? new Mistake(`${picture}: ${error.message}`) : error
        })
        const { figure: hash, sure: isSure } = tasks.traceFigure.gives.parse(output)
        const { document, cutOutUrl } = await api.call(figures.readFigure, { figure: hash })
        const cutOut = await readPixels(await api.bytes(cutOutUrl))
        const { scale, left, top } = document.from
        const placed = (at: readonly [number, number]) => [at[0] * scale + left, at[1] * scale + top]
        const landmarks = Object.entries(document.landmarks).map(([name, at]) => ({
          name,
          at: placed(at),
          doubt: document.doubts[name] ?? 0,
        }))
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}"><path transform="translate(${left} ${top}) scale(${scale})" fill-rule="evenodd" d="${outlineOfFigure(cutOut)}"/></svg>\n`
        await folder.write('outline.svg', svg)
        await folder.write('mask.png', await writePng(maskIn(whole, cutOut, document.from)))
        const { width, height } = whole
        const { doubt, several, gender, ageGroup } = document
        const known = { figure: hash, width, height, sure: isSure, doubt, several, gender, ageGroup, landmarks }
        await folder.write('landmarks.json', `${JSON.stringify(known, null, 2)}\n`)
        signal.throwIfAborted()
        await folder.keep()
        const judged = isSure ? 'The figure was found' : 'A figure was found, but its points want to be looked at'
        say(`${judged}; the files lie in ${out}.`)
      } finally {
        await studio.close()
      }
    } finally {
      await folder.discard()
    }
  },
})

/** The cut-out's opacity laid back into the picture: white on black. */
function maskIn({ width, height }: Pixels, cutOut: Pixels, from: { scale: number; left: number; top: number }): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const x = Math.floor(((i % width) + 0.5 - from.left) / from.scale)
    const y = Math.floor((Math.floor(i / width) + 0.5 - from.top) / from.scale)
    const inside = x >= 0 && y >= 0 && x < cutOut.width && y < cutOut.height
    rgba.fill(inside ? cutOut.rgba[(y * cutOut.width + x) * 4 + 3]! : 0, i * 4, i * 4 + 3)
    rgba[i * 4 + 3] = 255
  }
  return { width, height, rgba }
}
