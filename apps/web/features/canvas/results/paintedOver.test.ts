import type { PaintOn } from '@toile/craft/applied/notionOn.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { recolor } from '@toile/craft/designs/changes.ts'
import { sure, sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { paintedOver } from './paintedOver.ts'

const design = sureFirst(compose(bareBrief(['ines'], ['#1f3a5f', '#f4ead7'], { seed: 5 })))
const worn = sureFirst(design.garments)
const paint = (hash: string): PaintOn => ({
  kind: 'notion',
  id: 'paint-c1-0',
  source: { kind: 'paint', hash: hash.repeat(64) },
  at: { part: 'body', side: 'front', u: 0, v: 160, from: 'top' },
  width: 40,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
})
const laid = (one: Design, kept: Iterable<readonly [string, readonly PaintOn[]]>) =>
  paintedOver(one, { canvasId: 'c1', side: 'front', kept: new Map(kept) })
const idsOn = (one: Design) => one.garments.find(({ id }) => id === worn.id)?.applied?.map(({ id }) => id) ?? []

describe('paint that goes back on a look as it stands now', () => {
  it('[S3.13] lies on the garment over what was changed there meanwhile', () => {
    const blue = { r: 20, g: 40, b: 220 }
    const { painted, lost } = laid(recolor(design, { id: worn.id, color: blue }), [[worn.id, [paint('a')]]])
    const now = sure(painted.garments.find(({ id }) => id === worn.id))
    expect(now.fill).toEqual({ kind: 'solid', color: blue })
    expect(now.applied?.map(({ id }) => id)).toEqual(['paint-c1-0'])
    expect(lost).toEqual([])
  })

  it('[S3.13] lies in the place of what came from the same canvas before, and is taken off where it is painted no more', () => {
    const first = laid(design, [[worn.id, [paint('a')]]]).painted
    const again = laid(first, [[worn.id, [paint('b')]]]).painted
    expect(idsOn(again)).toEqual(['paint-c1-0'])
    expect(JSON.stringify(again)).toContain('b'.repeat(64))
    expect(idsOn(laid(first, []).painted)).toEqual([])
    expect(laid(design, []).painted).toBe(design)
  })

  it('[S3.13] what a garment that is gone or locked by now cannot take is said', () => {
    const gone: Design = { ...design, garments: design.garments.filter(({ id }) => id !== worn.id) }
    expect(laid(gone, [[worn.id, [paint('a')]]])).toEqual({
      painted: gone,
      lost: [{ kind: 'gone', garment: worn.id, paint: '' }],
    })
    const locked: Design = {
      ...design,
      garments: design.garments.map((one) => (one.id === worn.id ? { ...one, locked: true } : one)),
    }
    expect(laid(locked, [[worn.id, [paint('a')]]])).toEqual({
      painted: locked,
      lost: [{ kind: 'locked', garment: worn.id }],
    })
  })
})
