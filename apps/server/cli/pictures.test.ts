import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { cutout } from './cutout.ts'
import { Mistake } from './mistake.ts'
import { palette } from './palette.ts'
import { tile } from './tile.ts'
import { openCommands } from './testing/openCommands.ts'

const { folder, named } = await openCommands()

let picture: string
beforeAll(async () => {
  const canvas = createCanvas(320, 240)
  const context = canvas.getContext('2d')
  context.fillStyle = '#efe6d4'
  context.fillRect(0, 0, 320, 240)
  context.fillStyle = '#2c4a7c'
  context.fillRect(100, 60, 120, 120)
  picture = join(folder, 'square.png')
  await writeFile(picture, canvas.toBuffer('image/png'))
})

async function run(command: Command, ...words: string[]) {
  const out: string[] = []
  const said: string[] = []
  const print = (text: string) => void out.push(text)
  const say = (text: string) => void said.push(text)
  await command.run([...words, ...named], { print, say, signal: new AbortController().signal })
  return { out: out.join(''), said: said.join('\n') }
}

describe('commands on a picture', () => {
  it('[S2.52] palette prints colours, names and shares', async () => {
    const { out } = await run(palette, '--picture', picture, '--json')
    expect(JSON.parse(out)).toMatchObject({
      colors: [
        { hex: '#efe6d4', share: 0.813 },
        { hex: '#2c4a7c', share: 0.187 },
      ],
    })
    expect((await run(palette, '--picture', picture)).out).toMatch(/^#efe6d4 {3}81\.3 % {2}\w/)
  })

  it('[S2.52] cutout writes the thing, its mask in the picture, and how sure it is', async () => {
    const out = join(folder, 'cut')
    const { said } = await run(cutout, '--picture', picture, '--keep', '160,120', '--drop', '10,10', '--out', out)
    expect(said).toContain('was cut out')
    expect(await readdir(out)).toEqual(['cutout.json', 'cutout.png', 'mask.png'])
    const known = JSON.parse(await readFile(join(out, 'cutout.json'), 'utf8')) as Record<string, unknown>
    expect(known).toMatchObject({ asks: false, parts: 1 })
    const { data, info } = await sharp(join(out, 'mask.png')).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([320, 240])
    const at = (x: number, y: number) => data[(y * 320 + x) * info.channels]
    expect([at(160, 120), at(104, 64), at(20, 20), at(95, 120)]).toEqual([255, 255, 0, 0])
  })

  it('[S2.52] tile writes the tile and what is known of it; what is typed wrong is told', async () => {
    const out = join(folder, 'tile')
    await run(tile, '--picture', picture, '--out', out)
    expect(await readdir(out)).toEqual(['tile.json', 'tile.png'])
    const known = JSON.parse(await readFile(join(out, 'tile.json'), 'utf8')) as { width: number }
    expect(known.width).toBe((await sharp(join(out, 'tile.png')).metadata()).width)
    const wrong = run(cutout, '--picture', picture, '--box', '1,2', '--out', out)
    await expect(wrong).rejects.toThrow(Mistake)
    await expect(wrong).rejects.toThrow('--box must be 4 numbers')
  })
})
