import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainDesign } from '../../apps/server/testing/things.ts'
import { copyProject } from '../../proof/faults/copy.ts'

const run = promisify(execFile)
const imaginary = `import { designSchema } from '@toile/craft/designs/design.ts'
import { z } from 'zod'
import { defineScene } from '../scene.ts'

/** A plain ground of the colour of the lips. */
export const imaginary = defineScene({
  id: 'imaginary',
  label: 'Imaginary',
  takes: z.object({ design: designSchema }),
  menu: { under: { label: 'Picture' } },
  size: () => ({ width: 40, height: 60 }),
  draw({ host }, { design: { lips } }, { width, height }) {
    const surface = host.createCanvas(width, height)
    const context = surface.getContext('2d')
    const picture = context.createImageData(width, height)
    for (let at = 0; at < picture.data.length; at += 4) picture.data.set([lips.r, lips.g, lips.b, 255], at)
    context.putImageData(picture, 0, 0)
    return surface
  },
})
`
const lips = { r: 11, g: 22, b: 33 }
let place: string
let copy: string

/** A picture's sides and its first pixel. */
async function seen(path: string): Promise<number[]> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [info.width, info.height, ...data.subarray(0, 4)]
}

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'toile-scene-'))
  copy = join(place, 'copy')
  copyProject(copy)
  writeFileSync(join(place, 'look.json'), JSON.stringify(plainDesign({ lips })))
  const showing = join(copy, 'packages/picture/scenes')
  writeFileSync(join(showing, 'catalogue/imaginary.ts'), imaginary)
  const list = readFileSync(join(showing, 'index.ts'), 'utf8')
  const line = "import { imaginary } from './catalogue/imaginary.ts'\n"
  writeFileSync(join(showing, 'index.ts'), line + list.replace('export const scenes = [', '$& imaginary,'))
}, 120_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('a scene is one file and its line in the list: window, thread, export, menu and command line have it', async () => {
  const color = [lips.r, lips.g, lips.b, 255]
  const { stdout } = await run(process.execPath, ['architecture/newScene/drawEverywhere.ts', 'imaginary', place], {
    cwd: copy,
  })
  const { drawn, offered, name } = JSON.parse(stdout)
  expect(drawn).toEqual({ id: 1, made: [40, 60, ...color] })
  expect(offered.made[0]).toMatchObject({
    id: 'imaginary',
    form: 'png',
    file: 'imaginary',
    under: { label: 'Picture' },
  })
  expect(await seen(join(place, 'thread.png'))).toEqual([40, 60, ...color])
  expect(name).toBe('-imaginary.png')
  expect(await seen(join(place, 'export.png'))).toEqual([128, 192, ...color])
  const words = [
    '--scene',
    'imaginary',
    '--look',
    join(place, 'look.json'),
    '--width',
    '80',
    '--out',
    join(place, 'out'),
  ]
  await run(process.execPath, ['apps/server/cli/toile.ts', 'draw', ...words], { cwd: copy })
  expect(await seen(join(place, 'out/imaginary.png'))).toEqual([80, 120, ...color])
}, 180_000)
