import { someOf } from '@toile/geometry/testing/someOf.ts'
import { limits } from '@toile/rules/limits.ts'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { emptyCanvas } from '../document/canvasDocument.ts'
import { openTiles } from '../tiles/tileStore.ts'
import { keepTiles } from './own/keepTiles.ts'
import { readCanvas } from './own/readCanvas.ts'
import { writeCanvas } from './own/writeCanvas.ts'
import { blots, inFull, openDice, randomCanvas, sha256 } from './testing/randomCanvas.ts'

const written = async (seed = 1) => {
  const { document, tiles } = randomCanvas(seed)
  return writeCanvas(document, tiles, sha256)
}
const first = written()
/** The file with its parts changed; what is null is left out. */
const changed = async (change: (parts: Record<string, Uint8Array>) => Record<string, Uint8Array | null>) => {
  const parts = unzipSync(await first)
  const kept = Object.entries({ ...parts, ...change(parts) }).flatMap(([name, part]) => (part ? [[name, part]] : []))
  const files: Zippable = Object.fromEntries(kept)
  return zipSync(files, { level: 0 })
}
const firstTile = (parts: Record<string, Uint8Array>) =>
  Object.keys(parts).find((name) => name.startsWith('tiles/')) ?? ''
const changedDocument = (change: (text: string) => string) =>
  changed((parts) => ({ 'document.json': strToU8(change(strFromU8(parts['document.json'] ?? new Uint8Array()))) }))

describe('[S3.20] a painting in a file of its own', () => {
  it.each(someOf(Array.from({ length: 8 }, (_, seed) => seed)))(
    '[S3.20] comes back in every bit with all that its layers are (painting %i)',
    async (seed) => {
      const { document, tiles } = randomCanvas(seed)
      const back = await readCanvas(await writeCanvas(document, tiles, sha256), sha256)
      expect(inFull(back.document, back.tiles)).toEqual(inFull(document, tiles))
    },
  )

  it('[S3.20] holds equal tiles once, and the same painting makes the same bytes', async () => {
    const tiles = openTiles()
    const layer = { ...randomCanvas(1).document.layers['l0'], id: 'a', kind: 'raster' as const }
    const same = () => tiles.keep(blots(openDice(7)))
    const plain = { name: 'a', visible: true, pinned: false, fixed: false, background: false, opacity: 1 }
    const rest = {
      blend: 'normal' as const,
      clipping: false,
      lockAlpha: false,
      tiles: { '0,0': same(), '1,0': same() },
    }
    const document = {
      ...emptyCanvas(300, 200),
      root: ['a'],
      layers: { a: { ...plain, ...rest, id: layer.id, kind: layer.kind } },
    }
    const bytes = await writeCanvas(document, tiles, sha256)
    expect(Object.keys(unzipSync(bytes)).length).toBe(2)
    expect(sha256(await written())).toBe(sha256(await first))
  })

  it('[S3.20] names tiles that are kept already without packing them again', async () => {
    const { document, tiles } = randomCanvas(3)
    const known = new Map<number, string>()
    const first = await keepTiles(document, tiles, sha256, known)
    expect(first.tiles.size).toBeGreaterThan(3)
    const second = await keepTiles(document, tiles, sha256, known)
    expect(second.tiles.size).toBe(0)
    expect(second.document).toEqual(first.document)
  })

  it('[S8.04] cut off anywhere, it is refused in a sentence and never read by half', async () => {
    const bytes = await first
    for (let length = 0; length < bytes.length; length += 1 + Math.floor(bytes.length / 40))
      await expect(readCanvas(bytes.subarray(0, length), sha256)).rejects.toThrow(
        length < 22 ? /not a painting of Toile/ : /cut off or damaged|not a painting of Toile/,
      )
  })

  it('[S8.04] with a piece that is missing, or is not what its name says, it is refused', async () => {
    const without = await changed((parts) => ({ [firstTile(parts)]: null }))
    await expect(readCanvas(without, sha256)).rejects.toThrow(
      'A piece of this painting is missing. Nothing was taken in',
    )
    const swapped = await changed((parts) => ({ [firstTile(parts)]: Object.values(parts).at(-1) ?? null }))
    await expect(readCanvas(swapped, sha256)).rejects.toThrow(
      'A piece of this painting is damaged. Nothing was taken in',
    )
  })

  it('[S8.04] whose document names layers that are not there, or one twice, is refused', async () => {
    const astray = 'This painting names a layer that is not there, or one twice. Nothing was taken in'
    for (const root of [['nowhere'], ['l0', 'l0'], []]) {
      const bytes = await changedDocument((text) => JSON.stringify({ ...JSON.parse(text), root }))
      await expect(readCanvas(bytes, sha256), JSON.stringify(root)).rejects.toThrow(astray)
    }
  })

  it.each([
    ['half a JSON', (text: string) => text.slice(0, 200), 'The painting is cut off or damaged: document.json'],
    ['an unknown blend', (text: string) => text.replace('"blend":"', '"blend":"x'), 'document.json'],
    ['a sheet of nothing', (text: string) => text.replace('"width":300', '"width":0'), 'document.json'],
    ['30,000 pixels', (text: string) => text.replace('"width":300', '"width":30000'), 'document.json'],
    ['a newer version', (text: string) => text.replace('"version":1', '"version":99'), 'saved by a newer Toile'],
  ])('[S8.04] whose document has %s is refused', async (_, change, says) => {
    await expect(readCanvas(await changedDocument(change), sha256)).rejects.toThrow(says)
  })

  it('[S8.04] with foreign parts, with another ZIP or a picture in its place, it is refused by name', async () => {
    const foreign = await changed(() => ({ '../evil.sh': new Uint8Array(3) }))
    await expect(readCanvas(foreign, sha256)).rejects.toThrow('cut off or damaged: ../evil.sh')
    await expect(readCanvas(zipSync({}), sha256)).rejects.toThrow('not a painting of Toile')
    await expect(readCanvas(await changed(() => ({ 'document.json': null })), sha256)).rejects.toThrow('not a painting')
  })

  it('[S8.04] that unpacks to more than it says, or to more than is opened, is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'document.json': [new Uint8Array(limits.paintings.body + 1), { level: 9 }] })
    await expect(readCanvas(bomb, sha256)).rejects.toThrow('holds more than can be opened: document.json')
    const lying = bomb.slice()
    const list = lying.length - 22 - 46 - 'document.json'.length
    new DataView(lying.buffer).setUint32(list + 24, 1_000, true)
    await expect(readCanvas(lying, sha256)).rejects.toThrow('cut off or damaged: document.json')
  })
})
