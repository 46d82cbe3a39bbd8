import { describe, expect, it } from 'vitest'
import { lookFileSchema } from './lookFile.ts'

describe('the file of a look', () => {
  it('names a scene, which is the look itself unless told', () => {
    expect(lookFileSchema.parse({})).toEqual({ scene: 'look', width: 1024 })
    expect(lookFileSchema.parse({ scene: 'garmentFlat', form: 'svg', garment: 'g1' })).toEqual({
      scene: 'garmentFlat',
      form: 'svg',
      garment: 'g1',
      width: 1024,
    })
  })

  it.each([
    [{ kind: 'picture' }, { scene: 'look', width: 1024 }],
    [
      { kind: 'picture', width: 512, transparent: true },
      { scene: 'cutOut', width: 512 },
    ],
    [
      { kind: 'picture', view: 'back', width: 2048 },
      { scene: 'back', width: 2048 },
    ],
    [
      { kind: 'picture', view: 'back', transparent: true },
      { scene: 'cutOutBack', width: 1024 },
    ],
    [{ kind: 'lines' }, { scene: 'lines', width: 1024 }],
    [
      { kind: 'lines', view: 'back' },
      { scene: 'linesBack', width: 1024 },
    ],
    [
      { kind: 'flat', garment: 'g1' },
      { scene: 'garmentFlat', garment: 'g1', width: 1024 },
    ],
  ])('[S1.06] that was ordered as %j before files named scenes is still what was asked for', (former, present) => {
    expect(lookFileSchema.parse(former)).toEqual(present)
  })
})
