import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '@toile/geometry'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { probeFilm } from '../testing/probeFilm.ts'
import { plainDesign } from '../testing/things.ts'
import { helpOf } from './command.ts'
import { film } from './film.ts'
import { product } from './product.ts'
import { relight } from './relight.ts'
import { mistakeOf, runCommand } from './testing/runCommand.ts'

let folder: string
const at = (name: string) => join(folder, name)
/** A shirt on a pale ground. */
const shirt = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="#e6e4de"/>
  <path d="M30 20 L44 16 Q50 22 56 16 L70 20 L88 44 L76 50 L70 42 L70 86 L30 86 L30 42 L24 50 L12 44 Z" fill="#28406a"/>
</svg>`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-products-'))
  await writeFile(at('look.json'), JSON.stringify(plainDesign()))
  const hidden = plainDesign().garments.map((worn) => ({ ...worn, hidden: true }))
  await writeFile(at('hidden.json'), JSON.stringify(plainDesign({ garments: hidden })))
  await sharp(Buffer.from(shirt)).png().toFile(at('shirt.png'))
  await sharp(Buffer.from(shirt)).resize(100).png().toFile(at('small.png'))
  await writeFile(at('letter.jpg'), 'Dear designer')
})
afterAll(() => rm(folder, { recursive: true }))

describe('product', () => {
  it('[S1.07] takes a look in the shot that is told, in its size, and tells how its colours hold', async () => {
    const shot = ['--presentation', 'flatLay', '--manner', 'sleeveAcross', '--ground', 'marble', '--light', 'window']
    const said = await runCommand(
      product,
      at('look.json'),
      ...shot,
      '--format',
      'square',
      '--size',
      '360',
      '--out',
      at('out'),
    )
    expect(said).toMatch(/flatLay\.png lies in .*; its colours hold within ΔE \d\.\d\./)
    expect(await sharp(at('out/flatLay.png')).metadata()).toMatchObject({ width: 360, height: 360 })
    const { shot: taken, measures } = JSON.parse(await readFile(at('out/flatLay.json'), 'utf8'))
    expect(taken).toMatchObject({ manner: 'sleeveAcross', ground: { kind: 'marble' }, light: { fill: 0.3 } })
    expect(measures.colors).toMatchObject([{ garment: 'g1', asked: { r: 170, g: 51, b: 17 } }])
  })

  it('[S1.07] answers a wrong word with the right ones, and a look that shows nothing with a sentence', async () => {
    const says = (...words: string[]) => mistakeOf(product, at('look.json'), ...words, '--out', at('none'))
    expect(await says('--presentation', 'ghoul')).toMatch(/must be one of hanger, ghost, .* not ghoul/)
    expect(await says('--ground', 'lava')).toMatch(/must be one of sweep, plaster, .* not lava/)
    expect(await says('--light', 'moon')).toMatch(/must be one of studioLeft, .* not moon/)
    expect(await says('--manner', 'collar')).toBe(
      '--manner must be one of wooden, metal, padded for hanger, not collar.',
    )
    expect(await says('--presentation', 'ghost', '--manner', 'x')).toBe('ghost is shown in one manner alone.')
    expect(await says('--garment', 'g9')).toBe('--garment must be one of g1, not g9.')
    expect(await says('--color', 'red')).toMatch(/must be a colour like #e6e4de/)
    expect(await mistakeOf(product, at('hidden.json'), '--out', at('none'))).toMatch(
      /All garments of this look are hidden/,
    )
    expect(helpOf(product)).toMatch(/--presentation.*hanger, ghost/)
  })
})

describe('relight', () => {
  it('[S1.08] lights a photograph from where the clock says, on the side that the light comes from', async () => {
    const side = async (from: string) => {
      const out = at(`${from.replace(':', '-')}.png`)
      await runCommand(
        relight,
        at('shirt.png'),
        '--from',
        from,
        '--height',
        '20',
        '--soft',
        '0.3',
        '--warm',
        '-0.2',
        '--out',
        out,
      )
      const half = async (left: number) => {
        const part = await sharp(out).extract({ left, top: 90, width: 30, height: 150 }).toBuffer()
        return sure((await sharp(part).stats()).channels[1]).mean
      }
      return (await half(95)) - (await half(175))
    }
    expect(await side('9:00')).toBeGreaterThan((await side('3:00')) + 2)
  })

  it('[S1.08] answers what it cannot light, and words that are wrong, with a sentence', async () => {
    const says = (picture: string, ...words: string[]) =>
      mistakeOf(relight, at(picture), ...words, '--out', at('no.png'))
    expect(await says('shirt.png', '--from', '13:00')).toMatch(/must be a direction as on a clock/)
    expect(await says('shirt.png', '--soft', '3')).toBe('--soft must be a number from 0 to 1, not 3.')
    expect(await says('shirt.png', '--ground', 'lava')).toMatch(/must be one of sweep, .* not lava/)
    expect(await says('small.png')).toMatch(/too small; it needs at least 200 pixels a side/)
    expect(await says('letter.jpg')).toMatch(/no picture that can be read/)
    expect(await mistakeOf(relight, at('shirt.png'), '--out', at('no.tif'))).toMatch(/must end in \.png, \.jpg, \.webp/)
  })
})

describe('film', () => {
  it('[S1.09] films a look as the ending of its file says, in its size, and tells how far it is', async () => {
    const asked = ['--motion', 'sway', '--seconds', '3', '--size', '64', '--out', at('sway.mp4')]
    const said = await runCommand(film, at('look.json'), ...asked)
    expect(said).toMatch(/10 % of 72 frames\.\n[^]*sway\.mp4 lies there: 72 frames of 42 × 64 pixels in 3 s\./)
    expect(probeFilm(at('sway.mp4'))).toMatchObject({ codec_name: 'h264', width: 42, height: 64, nb_read_frames: 72 })
  })

  it('[S1.09] answers a wrong word with the right ones, and a look that shows nothing with a sentence, and leaves nothing', async () => {
    const says = (...words: string[]) => mistakeOf(film, at('look.json'), ...words)
    expect(await says('--out', at('sway.avi'))).toBe('--out must end with .mp4, .webm, .gif, .zip, not .avi.')
    expect(await says('--motion', 'fly', '--out', at('fly.mp4'))).toMatch(/--motion must be one of walk.* not fly/)
    expect(await says('--seconds', '11', '--out', at('long.mp4'))).toBe(
      '--seconds must be a number from 3 to 10, not 11.',
    )
    expect(await mistakeOf(film, at('hidden.json'), '--out', at('none.gif'))).toMatch(
      /All garments of this look are hidden/,
    )
    const left = (await readdir(folder)).filter((name) => /none|long|fly|avi|\.toile/.test(name))
    expect(left).toEqual([])
  })
})
