import type { Design } from '@toile/craft/designs/design.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { noUploads } from '@toile/picture/looks/sources.ts'
import { openDrawing } from '../pictures/drawing/drawPicture.ts'
import { Mistake } from './mistake.ts'
import { fillFolder } from './onPicture.ts'

const [width, height] = [512, 768]

/** Writes looks into a folder that appears whole or not at all: name-1.json with its picture name-1.png, and so on. */
export async function writeLooks(
  out: string,
  name: string,
  looks: readonly Design[],
  signal: AbortSignal,
): Promise<void> {
  const desk = openDrawing({ pictures: {}, pieces: {} })
  for (const design of looks)
    if (missingUploads({ kind: 'look', design }, noUploads).length > 0)
      throw new Mistake('This look is made of uploaded pictures, which its document only names.')
  await fillFolder(out, signal, async (folder) => {
    for (const [i, design] of looks.entries()) {
      signal.throwIfAborted()
      await folder.write(`${name}-${i + 1}.json`, Buffer.from(JSON.stringify(design, null, 2)))
      await folder.write(`${name}-${i + 1}.png`, await desk.draw({ kind: 'look', design, width, height, form: 'png' }))
    }
  })
}
