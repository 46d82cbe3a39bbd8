import { openNoise } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Style } from '@toile/craft/designs/design.ts'
import { bledAt } from './bledAt.ts'

/** What of a fading edge 100 mm long is neither bare nor dyed through, and how many steps of cover it has. */
function edgeOf(style: Style) {
  const bled = bledAt({ style, wash: openNoise(7) }, 1)
  const into = new Float64Array(2)
  const covers: number[] = []
  let dried = 0
  for (let u = 0; u < 60; u++)
    for (let k = 1; k < 100; k++) {
      bled(k / 100, u * 3, k, into)
      covers.push(into[0] ?? 0)
      dried = Math.max(dried, into[1] ?? 0)
    }
  const near = (cover: number) => covers.filter((one) => Math.abs(one - cover) < 0.02).length / covers.length
  return { near, dried }
}

describe('a dye that fades', () => {
  it('lies in ink in two flat washes whose rims dried dark', () => {
    const { near, dried } = edgeOf('ink')
    expect(near(0) + near(0.5) + near(1)).toBeGreaterThan(0.8)
    expect(near(0.5)).toBeGreaterThan(0.15)
    expect(dried).toBeGreaterThan(0.8)
  })

  it('is brushed out dry in gouache: cloth or paint, hardly anything between', () => {
    const { near, dried } = edgeOf('illustration')
    expect(near(0) + near(1)).toBeGreaterThan(0.75)
    expect(dried).toBe(0)
  })

  it('fades without a step in a photograph', () => {
    const { near } = edgeOf('realistic')
    for (const cover of [0.3, 0.5, 0.7]) expect(near(cover)).toBeGreaterThan(0.01)
    expect(near(0) + near(1)).toBeLessThan(0.5)
  })
})
