import { describe, expect, it } from 'vitest'
import { fitRemarks } from './fitRemarks.ts'

const levels = {
  neck: 1450,
  shoulder: 1390,
  bust: 1230,
  underbust: 1150,
  waist: 1050,
  hips: 850,
  crotch: 780,
  knee: 450,
  ankle: 90,
}

/** A strip of small triangles at a height, at the front or the back, all stretched and standing off alike. */
function strip(at: { y: number; z: number; strain: number; gap: number }[]) {
  const positions: number[] = []
  const strain: number[] = []
  const gaps: number[] = []
  for (const { y, z, strain: stretched, gap } of at) {
    for (let i = 0; i < 8; i++) {
      positions.push(10 * i, y, z, 10 * i + 5, y, z, 10 * i, y + 5, z)
      strain.push(stretched)
      gaps.push(gap, gap, gap)
    }
  }
  const triangles = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i)
  const mesh = { flat: new Float32Array((positions.length / 3) * 2), triangles, parts: [] }
  const hung = { mesh, positions: Float32Array.from(positions), strain: Float32Array.from(strain) }
  return fitRemarks({ levels }, hung, Float32Array.from(gaps))
}

describe('how a garment fits', () => {
  it('[S2.59] is told from above, front before back, only where there is cloth', () => {
    const remarks = strip([
      { y: 1050, z: -90, strain: 0, gap: 60 },
      { y: 1230, z: 120, strain: 0.045, gap: 2 },
      { y: 1050, z: 90, strain: 0.01, gap: 4 },
    ])
    expect(remarks.map(({ level, side, fit }) => [level, side, fit])).toEqual([
      ['bust', 'front', 'tight'],
      ['waist', 'front', 'close'],
      ['waist', 'back', 'loose'],
    ])
  })

  it('[S2.59] says how far the cloth is stretched where it is tight, and how far it stands off elsewhere', () => {
    const [tight, easy] = strip([
      { y: 1230, z: 120, strain: 0.045, gap: 2 },
      { y: 850, z: 120, strain: 0.004, gap: 25 },
    ])
    expect(tight?.amount).toBeCloseTo(0.045, 6)
    expect(easy).toEqual({ level: 'hips', side: 'front', fit: 'easy', amount: 25 })
  })

  it('[S2.59] is not told by pulls at a third of it', () => {
    const remarks = strip(Array.from({ length: 12 }, (_, i) => ({ y: 1050, z: 90, strain: i < 4 ? 0.4 : 0, gap: 20 })))
    expect(remarks.map(({ fit }) => fit)).toEqual(['easy'])
  })
})
