import { toHex } from '@toile/craft/colors/color.ts'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import { treatments } from '@toile/craft/prints/derivedSource.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { layDerived } from '../prints/derived/paintDerived.ts'
import { pictures } from '../prints/derived/testing/pictures.ts'
import { sourceOf } from '../prints/derived/testing/sourceOf.ts'
import type { Host } from '../surface.ts'
import { formOfTile, paintPlane, type TilePlane } from './paintPlane.ts'

const host: Host = { createCanvas: () => expect.fail('No canvas is needed.') }
const picture = pictures.dahlia()

function planeOf(document: PrintDocument, pixelsPerMillimetre: number): TilePlane {
  const painting = paintPlane(host, document, pixelsPerMillimetre, picture)
  for (;;) {
    const { done, value } = painting.next()
    if (done) return value ?? expect.fail('Nothing was painted.')
    expect(value).toBeLessThanOrEqual(1)
  }
}

describe('a print made of a picture, written for a mill', () => {
  it.each(someOf(treatments.map(({ id }) => id)))(
    '[S3.27] %s separates into exactly its inks in true scale',
    (treatment) => {
      const source = sourceOf(picture, { treatment })
      const { width, repeat } = ordinaryCloth(treatment)
      const document: PrintDocument = { kind: 'print', version: 1, source, repeat, width }
      const plane = planeOf(document, 2)
      expect([plane.width, plane.height]).toEqual([width * 2, width * 2])
      expect(plane.repeat).toBe(repeat)
      const laid = layDerived(picture, source, width * 2).index
      const seen = source.colors.filter((_, ink) => laid.includes(ink))
      expect(plane.inks.map(toHex)).toEqual(seen.map(toHex))
      const same = plane.index.filter((plate, i) => plane.inks[plate] === source.colors[sure(laid[i])]).length
      expect(same / laid.length).toBe(1)
    },
  )

  it('[S3.27] is as large as its width in millimetres asks, finer than it is drawn, in the same inks', () => {
    const source = sourceOf(picture, { treatment: 'mirrored' })
    const document: PrintDocument = { kind: 'print', version: 1, source, repeat: 'mirror', width: 430 }
    const plane = planeOf(document, 150 / 25.4)
    expect(plane.width).toBe(Math.round((430 * 150) / 25.4))
    const drawn = layDerived(picture, source, 420).index
    let same = 0
    for (let i = 0; i < drawn.length; i++) {
      const stretched = (at: number) => Math.floor(((at + 0.5) * plane.width) / 420)
      const [x, y] = [stretched(i % 420), stretched(Math.floor(i / 420))]
      if (plane.inks[plane.index[y * plane.width + x]!] === source.colors[sure(drawn[i])]) same++
    }
    expect(same / drawn.length).toBeGreaterThan(0.93)
  })

  it('[S3.27] tells its size before its picture is read', () => {
    const source = sourceOf(picture, { treatment: 'motif' })
    const document: PrintDocument = { kind: 'print', version: 1, source, repeat: 'halfDrop', width: 101 }
    expect(formOfTile(document, 1, null)).toMatchObject({ width: 101, height: 102 })
  })
})
