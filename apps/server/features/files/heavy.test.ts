import { files } from '@toile/contract/features/files.ts'
import { limits } from '@toile/rules/limits.ts'
import { unedited } from '@toile/studio/uploads/pictureEdit.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureBomb } from '../../testing/hostile/pictures.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'

const { caller } = await openSignedIn({ TOILE_ROLE: 'api' })

/** The most memory that this process, in which the studio answers, has had so far, in millions of bytes. */
const peak = () => process.resourceUsage().maxRSS / 1000

describe('pictures that are all weight', () => {
  it('[S5.01] twelve at once cost the server nothing, and it answers meanwhile', async () => {
    const row = pictureBomb(40_000_000, 1)
    const whole = pictureBomb(limits.pixelsASide, limits.pixels / limits.pixelsASide)
    const before = peak()
    const answers = Promise.all(
      Array.from({ length: 12 }, (_, i) => caller.upload('mood', `${i}.png`, i % 4 ? row : whole)),
    )
    for (let i = 0; i < 12; i++) expect((await caller.ask(files.uploadRoom, {})).errCode).toBe(0)
    const refused = 'A side of a picture may have at most 16000 pixels; please send a smaller one'
    expect((await answers).map(({ errMsg }) => errMsg)).toEqual(
      Array.from({ length: 12 }, (_, i) => (i % 4 ? refused : '')),
    )
    // One such picture has 160 MB of pixels.
    expect(peak() - before).toBeLessThan(130)
  })

  it('[S2.44] a large picture can be turned by any angle', async () => {
    const strip = sharp({ create: { width: limits.pixelsASide, height: 40, channels: 3, background: '#cc3300' } })
    const { data } = await caller.upload('mood', 'strip.png', await strip.png().toBuffer())
    const { id } = (data as { picture: { id: string } }).picture
    const turned = await caller.call(files.editPicture, { fileId: id, edit: { ...unedited, angle: 45 } })
    expect(turned.width * turned.height).toBeLessThanOrEqual(limits.pixels)
    expect(turned.width * turned.height).toBeGreaterThan(limits.pixels * 0.98)
    const corner = { ...unedited, angle: 45, crop: { x: 0.5, y: 0.5, width: 0.02, height: 0.02 } }
    expect(await caller.call(files.editPicture, { fileId: id, edit: corner })).toMatchObject({
      width: 126,
      height: 126,
    })
  })
})
