import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineDrawingSchema } from '@toile/craft/sketches/lineDrawing.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needProgram } from '../../../scripts/foreign.ts'
import { plainDesign } from '../testing/things.ts'
import { lines } from './lines.ts'
import { mistakeOf, runCommand } from './testing/runCommand.ts'

let folder: string
const at = (name: string) => join(folder, name)

/** A dark shirt on a pale ground. */
const shirt = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="#e6e4de"/>
  <path d="M30 20 L44 16 Q50 22 56 16 L70 20 L88 44 L76 50 L70 42 L70 86 L30 86 L30 42 L24 50 L12 44 Z" fill="#28406a"/>
</svg>`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-lines-'))
  await writeFile(at('look.json'), JSON.stringify(plainDesign()))
  await sharp(Buffer.from(shirt)).png().toFile(at('shirt.png'))
  await sharp(Buffer.from(shirt)).resize(200).png().toFile(at('small.png'))
  await sharp({ create: { width: 500, height: 500, channels: 3, background: '#9a9c9e' } })
    .png()
    .toFile(at('grey.png'))
  await writeFile(at('letter.jpg'), 'Dear designer')
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...words: string[]) => runCommand(lines, ...words)
const mistake = (...words: string[]) => mistakeOf(lines, ...words)

describe('lines', () => {
  it('[S1.10] [S3.11] takes a look apart into SVG, PNG and JSON by category; the SVG is opened by a program of others, in which ink lies where the picture has it', async () => {
    expect(await run(at('look.json'), '--out', at('look'))).toMatch(/2 line drawings lie in/)
    expect((await readdir(at('look'))).toSorted()).toEqual([
      'shoes.json',
      'shoes.png',
      'shoes.svg',
      'tShirt.json',
      'tShirt.png',
      'tShirt.svg',
    ])
    const { lines: drawn } = lineDrawingSchema.parse(JSON.parse(await readFile(at('look/tShirt.json'), 'utf8')))
    expect(new Set(drawn.map(({ layer }) => layer))).toContain('outline')
    const rsvg = needProgram('rsvg-convert', 'librsvg2-bin')
    const foreign = execFileSync(rsvg, ['--width', '256', '--background-color', 'white', at('look/tShirt.svg')])
    const ink = (picture: Buffer) => sharp(picture).resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer()
    const [theirs, ours] = [await ink(foreign), await ink(await readFile(at('look/tShirt.png')))]
    const apart = theirs.reduce((sum, value, i) => sum + Math.abs(value - (ours[i] ?? 0)), 0) / theirs.length
    expect(Math.min(...theirs)).toBeLessThan(200)
    expect(apart).toBeLessThan(6)
  })

  it('[S1.10] takes a picture apart, and says what it is asked to', async () => {
    expect(await run(at('shirt.png'), '--out', at('shirt'))).toMatch(/1 line drawings lie in/)
    const [json] = (await readdir(at('shirt'))).filter((name) => name.endsWith('.json'))
    const drawing = lineDrawingSchema.parse(JSON.parse(await readFile(at(`shirt/${json}`), 'utf8')))
    expect(drawing.from).toBe('picture')
    expect(drawing.lines.some(({ layer }) => layer === 'outline')).toBe(true)
  })

  it('[S1.10] answers what cannot be taken apart with a sentence, and leaves no folder', async () => {
    const says = (name: string) => mistake(at(name), '--out', at('none'))
    expect(await says('small.png')).toMatch(/small\.png: .*at least 256 pixels/)
    expect(await says('grey.png')).toMatch(/grey\.png: No garment was found in this picture/)
    expect(await says('letter.jpg')).toMatch(/letter\.jpg is no picture that can be opened\./)
    expect(await mistake(at('shirt.png'), '--keep', '1,x', '--out', at('none'))).toMatch(/--keep must be pairs/)
    expect(await readdir(folder)).not.toContain('none')
  })
})
