import { describe, expect, it } from 'vitest'
import { toHex } from '../colors/color.ts'
import { treatments } from '../prints/derivedSource.ts'
import { printDocumentSchema } from '../prints/printDocument.ts'
import { colorScript } from './colorScript.ts'
import { printsOfPicture } from './printsOfPicture.ts'
import { cityReading, roseReading, seaReading } from './testing/pictureReadings.ts'

describe('the prints that a picture begins', () => {
  it('[S9.04] are valid documents, one of each treatment, in inks of the picture’s own colours', () => {
    for (const board of [seaReading, roseReading, cityReading]) {
      const prints = printsOfPicture(board.hash, board.reading)
      const own = colorScript([board], []).colors.map(({ color }) => toHex(color))
      expect(prints.map(({ source }) => (source.kind === 'derived' ? source.treatment : null))).toEqual(
        treatments.map(({ id }) => id),
      )
      for (const print of prints) {
        expect(printDocumentSchema.parse(print)).toEqual(print)
        if (print.source.kind !== 'derived') expect.fail()
        expect(print.source.picture).toBe(board.hash)
        for (const ink of print.source.colors) expect(own).toContain(toHex(ink))
      }
      expect(printsOfPicture(board.hash, structuredClone(board.reading))).toEqual(prints)
    }
  })
})
