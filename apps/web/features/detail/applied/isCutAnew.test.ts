import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { layPaint } from '@toile/craft/designs/paintChanges.ts'
import { sureFirst } from '@toile/geometry'
import { expect, it } from 'vitest'
import { isCutAnew } from './isCutAnew.ts'

const design = sureFirst(compose(bareBrief(['ines'], ['#1f3a5f', '#f4ead7'], { seed: 5 })))
const { id } = sureFirst(design.garments)
const painted = layPaint(design, {
  id,
  canvas: 'c1',
  side: 'front',
  paint: [
    {
      kind: 'notion',
      id: 'paint-c1-0',
      source: { kind: 'paint', hash: 'a'.repeat(64) },
      at: { part: 'body', side: 'front', u: 0, v: 160, from: 'top' },
      width: 40,
      angle: 0,
      mirrored: false,
      opacity: 1,
      hidden: false,
    },
  ],
})
const recut = (one: Design): Design => ({
  ...one,
  garments: one.garments.map((worn) =>
    worn.id === id ? { ...worn, cut: { kind: 'garment', garment: 'tankTop' }, knobs: {} } : worn,
  ),
})

it('[S3.13] paint is looked after when the garment that it lies on is cut otherwise, and not when it is taken off', () => {
  expect(isCutAnew(painted, recut(painted))).toBe(true)
  expect(isCutAnew(painted, recut(design))).toBe(true)
  expect(isCutAnew(painted, design)).toBe(false)
  expect(isCutAnew(design, recut(design))).toBe(false)
})
