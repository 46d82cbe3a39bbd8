import { files } from '@toile/contract/features/files.ts'
import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { readTcx } from '@toile/craft/colors/tcx.ts'
import { tileOfPicture } from '@toile/picture/prints/tileOfPicture.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { addPictures, describeItem, putColor } from '@toile/studio/projects/changes.ts'
import type { ColorItem, Project } from '@toile/studio/projects/project.ts'
import type { Api } from './api.ts'
import { Mistake, sentence } from './mistake.ts'
import { readPixels } from './pixels.ts'
import type { GivenFile } from './givenFiles.ts'
import { traceUpload } from './traced.ts'

/** What goes onto the boards. */
export interface Given {
  mood: readonly GivenFile[]
  print: readonly GivenFile[]
  sketch: readonly GivenFile[]
  colors: readonly string[]
}

const quiet = ['#e9e2d3', '#b9a68a', '#7d8a8c', '#2b3340', '#9c5a43']
const apart = 12
const ownColors = 6

/** Refuses a colour that is neither written as hex nor as a code. */
export function checkColors(texts: readonly string[]): void {
  for (const code of texts)
    if (!fromHex(code) && !readTcx(code)) throw new Mistake(sentence(refuse('colorForm', { code }).message))
}

/** How many fit on a board; what is beyond is told. */
export function fitting<T>(
  name: string,
  items: readonly T[],
  most: number,
  say: (sentence: string) => void,
): readonly T[] {
  if (items.length > most) say(`The ${name}board holds ${most}: the first ${most} of ${items.length} are used.`)
  return items.slice(0, most)
}

/** Uploads what was given and puts it onto the boards of a project. */
export async function fillBoards(api: Api, empty: Project, given: Given): Promise<Project> {
  const entries = []
  for (const [i, text] of given.colors.entries()) {
    const { color, name } = await api.call(files.findCode, { text })
    const tcx = fromHex(text) ? '' : (readTcx(text)?.code ?? '')
    entries.push({ id: `color-${i + 1}`, name, tcx, color, gradient: null })
  }
  let project = empty
  const pictures: string[] = []
  for (const board of ['mood', 'print', 'sketch'] as const) {
    for (const file of given[board]) {
      const { id } = await api.upload(board, file)
      project = addPictures(project, { board, items: [{ id, source: 'Upload' }] })
      if (board === 'print') {
        const { repeat } = tileOfPicture(await readPixels(file.bytes, 1024))
        project = describeItem(project, { board, id, repeat })
      }
      if (board === 'sketch') {
        const { hash, note } = await traceUpload(api, file.path, id)
        project = describeItem(project, { board, id, traced: hash, category: note.category })
      } else pictures.push(id)
    }
  }
  return (entries.length ? entries : await paletteOf(api, pictures)).reduce(putColor, project)
}

/** Without a colour the pictures give theirs; without pictures a quiet palette serves. */
async function paletteOf(api: Api, pictures: readonly string[]): Promise<ColorItem[]> {
  const found: { color: Color; share: number }[] = []
  for (const fileId of pictures) found.push(...(await api.call(files.palette, { fileId })))
  const chosen: Color[] = []
  for (const { color } of found.sort((a, b) => b.share - a.share))
    if (chosen.length < ownColors && chosen.every((other) => colorDistance(color, other) >= apart)) chosen.push(color)
  const colors = chosen.length ? chosen : quiet.flatMap((hex) => fromHex(hex) ?? [])
  return colors.map((color, i) => ({
    id: `color-${i + 1}`,
    name: nearestName(color).label,
    tcx: '',
    color,
    gradient: null,
  }))
}

/** How many of each kind the boards hold. */
export const boardCaps = limits.board
