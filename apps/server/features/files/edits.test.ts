import { files } from '@toile/contract/features/files.ts'
import { sure } from '@toile/geometry'
import { unedited } from '@toile/studio/uploads/pictureEdit.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { drawSketch } from '../../testing/pictures.ts'

let toile: TestToile
let caller: Caller
let original: { id: string; hash: string; width: number; height: number }

/** Left half red, right half blue, with a green bar at the top. */
const flag = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#cc0000' } })
    .composite([
      { input: { create: { width: 60, height: 80, channels: 3, background: '#0000cc' } }, left: 60, top: 0 },
      { input: { create: { width: 120, height: 10, channels: 3, background: '#00cc00' } }, left: 0, top: 0 },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  caller = await openRole(toile)
  const { data } = await caller.upload('print', 'flag.jpg', await flag())
  original = (data as { picture: typeof original }).picture
})
afterAll(() => toile.close())

async function pixelsOf(url: string) {
  const bytes = Buffer.from(await (await caller.get(url)).arrayBuffer())
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    at: (x: number, y: number) => {
      const i = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
      const [r, g, b, a] = data.subarray(i, i + 4)
      return sure(a) < 128
        ? 'clear'
        : sure(r) > 128
          ? 'red'
          : sure(g) > 128
            ? 'green'
            : sure(b) > 128
              ? 'blue'
              : 'other'
    },
  }
}

const edit = (fileId: string, how: Partial<typeof unedited>) =>
  caller.call(files.editPicture, { fileId, edit: { ...unedited, ...how } })

describe('a picture cropped and turned', () => {
  it('[S2.44] is a picture of its own, cut as it was asked', async () => {
    const cropped = await edit(original.id, { crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.75 } })
    expect([cropped.width, cropped.height]).toEqual([60, 60])
    const pixels = await pixelsOf(cropped.url)
    expect([pixels.at(0.5, 0.5), pixels.at(0.1, 0.1)]).toEqual(['blue', 'blue'])
    expect(cropped.url).toMatch(/jpg$/)
  })

  it('[S2.44] is flipped first and turned then, by right angles without a rim', async () => {
    const turned = await edit(original.id, { angle: 90, flip: { across: true, down: false } })
    expect([turned.width, turned.height]).toEqual([80, 120])
    const pixels = await pixelsOf(turned.url)
    // Flipped: blue left, red right; turned clockwise: left comes up, the bar goes right.
    expect([pixels.at(0.4, 0.2), pixels.at(0.4, 0.8), pixels.at(0.97, 0.5)]).toEqual(['blue', 'red', 'green'])
    const slanted = await pixelsOf((await edit(original.id, { angle: 45 })).url)
    expect([slanted.at(0.02, 0.02), slanted.at(0.3, 0.4)]).toEqual(['clear', 'red'])
  })

  it('[S2.44] always comes of the picture as it was sent, which is gone back to', async () => {
    const narrow = await edit(original.id, { crop: { x: 0, y: 0, width: 0.2, height: 1 } })
    const wide = await edit(narrow.id, { crop: { x: 0, y: 0, width: 0.9, height: 1 } })
    expect(wide.width).toBe(108)
    expect(await caller.call(files.origin, { fileId: wide.id })).toMatchObject({
      picture: { id: original.id },
      edit: { crop: { width: 0.9 } },
    })
    expect((await edit(wide.id, {})).id).toBe(original.id)
    expect(await caller.call(files.origin, { fileId: original.id })).toBeNull()
    expect((await edit(original.id, { crop: { x: 0, y: 0, width: 0.2, height: 1 } })).id).toBe(narrow.id)
  })

  it('[S2.44] of which nothing would be left is refused', async () => {
    const crop = { x: 0.99, y: 0.5, width: 0.01, height: 0.01 }
    const answer = await caller.ask(files.editPicture, { fileId: original.id, edit: { ...unedited, crop } })
    expect(answer.errMsg).toBe('Nothing of the picture would be left; choose a larger part of it')
  })
})

describe('a picture is recognised', () => {
  it('[S3.26] a sketch by its garment, a print by its type', async () => {
    const sent = await caller.upload('sketch', 'skirt.png', await drawSketch('pencilSkirt'))
    const { id } = (sent.data as { picture: { id: string } }).picture
    expect(await caller.call(files.recognise, { fileId: id, as: 'sketch' })).toMatchObject({
      tab: 'sketches',
      category: 'skirt',
    })
    expect(await caller.call(files.recognise, { fileId: original.id, as: 'print' })).toMatchObject({
      tab: 'prints',
      category: 'Pattern',
    })
  })
})
