import type { Lab } from '@toile/craft/colors/lab.ts'
import { chromaOf, placeAt } from '@toile/craft/script/oklabPlace.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { strongHues } from './strongHues.ts'

const blue = 4.7
const greys: Lab[] = Array.from({ length: 1000 }, (_, i) => [0.3 + 0.0006 * i, 0, 0])
/** Fine lines of one hue as a small picture shows them: from hardly any colour to their own. */
const lines = (count: number, hue: number): Lab[] =>
  Array.from({ length: count }, (_, i) => placeAt(0.7 - (0.3 * i) / count, 0.04 + (0.08 * i) / count, hue))
const found: Lab[] = [
  [0.4, 0, 0],
  [0.8, 0, 0],
]
const hues = (points: readonly Lab[], known: readonly Lab[] = found) =>
  strongHues(
    points,
    points.map(() => 1),
    known,
  )

describe('strong hues that no cluster stands for', () => {
  it('[S3.03] are found among greys from half a percent on, as vivid as their own paint', () => {
    const added = hues([...greys, ...lines(14, blue)])
    expect(added).toHaveLength(1)
    expect(chromaOf(sure(added[0]))).toBeGreaterThan(0.09)
    expect(hues([...greys, ...lines(4, blue)])).toEqual([])
  })

  it('[S3.03] are found once where they lie between two families, and not where a cluster has them already', () => {
    expect(hues([...greys, ...lines(20, Math.PI / 6), ...lines(20, Math.PI / 6 + 0.1)])).toHaveLength(1)
    expect(hues([...greys, ...lines(20, blue)], [...found, placeAt(0.5, 0.1, blue + 0.2)])).toEqual([])
  })

  it('[S3.03] need more of a picture that is full of colours', () => {
    const colorful = [...greys, ...lines(400, 1)]
    const known = [...found, placeAt(0.5, 0.1, 1)]
    expect(hues([...colorful, ...lines(11, blue)], known)).toEqual([])
    expect(hues([...colorful, ...lines(30, blue)], known)).toHaveLength(1)
  })
})
