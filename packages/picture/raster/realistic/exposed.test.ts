import { describe, expect, it } from 'vitest'
import { expose } from './exposed.ts'

describe('exposure [S3.25]', () => {
  it('brings the plane to the asked colour and leaves deep shade its share of the shift', () => {
    const values = [100, 50, 10, 180]
    const rgba = Uint8ClampedArray.from(values.flatMap((v) => [v, v, v, 255]))
    const mask = {
      width: 4,
      height: 1,
      alpha: new Uint8Array(4).fill(255),
      first: Int32Array.of(0),
      last: Int32Array.of(3),
    }
    const tally = { weight: 50, asked: [6000, 6000, 6000], drawn: [5000, 5000, 5000] } as const
    expose(rgba, mask, { weight: tally.weight, asked: [...tally.asked], drawn: [...tally.drawn] }, new Float32Array(4))
    expect([0, 1, 2, 3].map((i) => rgba[i * 4])).toEqual([120, 67, 13, 200])
  })
})
