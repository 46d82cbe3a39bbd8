import { findGarment } from '@toile/craft/garments/index.ts'
import { readKnobs } from '@toile/craft/garments/knob.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { sampleBodies } from '../blocks/testing/sampleBodies.ts'
import { dressCutters } from './dressCutters.ts'

const { woman } = sampleBodies

/** A garment as it is cut for a woman with what is told of its knobs. */
const cut = (id: string, told: Record<string, number | string> = {}) =>
  sure(dressCutters[id])(woman, readKnobs(sure(findGarment(id)).knobs, told))

const shaping = [
  'length',
  'flare',
  'taper',
  'neckline',
  'sleeve',
  'slit',
  'waist',
  'shaping',
  'gather',
  'fullness',
  'looseness',
  'ease',
  'drop',
  'depth',
  'overlap',
  'width',
  'leg',
  'bib',
  'panels',
]

/** What no block cuts: folds that are only drawn, what a garment has no seam of its own for, and first choices that are nearest to each other. */
const silent = [
  'aLineDress depth',
  'halterGown depth',
  'cowlGown depth',
  'trumpetSkirt depth',
  'wrapDress depth',
  'wrapDress gather',
  'fitAndFlareDress flare',
  'ballGown flare',
  'babydollDress flare',
  'smockDress flare',
  'tieredDress flare',
  'shirtDress gather',
  'shiftDress panels',
  'bodyconDress panels',
  'denimDress panels',
  'cowlGown neckline',
  'swimsuit shaping',
  'bodyconDress shaping',
  'qipao shaping',
  'columnGown neckline',
]

/** The choices between which a knob is turned, where the first two are cut alike, and what else is told then. */
const turns: Readonly<Record<string, { between: readonly [string, string]; with?: Record<string, string> }>> = {
  shaping: { between: ['darts', 'princess'] },
  sleeve: { between: ['none', 'plain'], with: { neckline: 'boat' } },
  neckline: { between: ['v', 'slip'], with: { collar: 'none' } },
}

/** Two values of a knob that are to be cut differently, or nothing where a garment has no such knob. */
function values(id: string, name: string): readonly [number | string, number | string] | null {
  const knob = sure(findGarment(id)).knobs[name]
  if (!knob || silent.includes(`${id} ${name}`)) return null
  if (knob.kind === 'number') return [knob.least, knob.most]
  const ids = knob.options.map((option) => option.id)
  const wanted = turns[name]?.between ?? []
  return wanted.length && wanted.every((one) => ids.includes(one))
    ? [sure(wanted[0]), sure(wanted[1])]
    : [sure(ids[0]), sure(ids[1])]
}

describe('dresses and other garments worn whole', () => {
  const cases = Object.keys(dressCutters).flatMap((id) =>
    shaping.flatMap((name) => {
      const between = values(id, name)
      return between ? [[id, name, ...between] as const] : []
    }),
  )

  it.each(cases)('[S1.11] %s is cut otherwise as its %s changes from %s to %s', (id, name, one, other) => {
    const pattern = (value: number | string) => JSON.stringify(cut(id, { ...turns[name]?.with, [name]: value }).pattern)
    expect(pattern(one)).not.toBe(pattern(other))
  })

  it('[S1.11] say which choices no cloth follows, with the nearest that it can', () => {
    const { bent } = cut('sheathDress', { neckline: 'oneShoulder' })
    expect(bent).toContainEqual({ knob: 'Neckline', asked: 'oneShoulder', cut: 'strapless' })
    expect(cut('sheathDress', { neckline: 'boat' }).bent).toEqual([])
    expect(cut('jumpsuit', { collar: 'peterPan' }).bent.map(({ cut }) => cut)).toContain('club')
  })

  it('[S1.11] have the belt or the sash that is worn with them', () => {
    const ids = (belt: string) => cut('sheathDress', { belt }).pattern.pieces.map(({ id }) => id)
    expect(ids('seam')).not.toContain('sash')
    expect(ids('bow')).toContain('sash')
    expect(ids('belt').filter((id) => id.startsWith('sash'))).toHaveLength(2)
  })
})
