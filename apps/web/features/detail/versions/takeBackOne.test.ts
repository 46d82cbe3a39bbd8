import { describe, expect, it } from 'vitest'
import {
  hideGarment,
  placePrint,
  recolor,
  recolorPart,
  setAround,
  setFabric,
  setKnob,
  swapCut,
} from '@toile/craft/designs/changes.ts'
import { designChanges, type DesignChange } from '@toile/craft/designs/designChanges.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { differencesOf } from '@toile/craft/designs/differences/differencesOf.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { takeBackOne } from './takeBackOne.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 60, b: 160 }
const print: Placement = {
  source: { kind: 'construction', print: 'bretonStripe', colors: [red, blue], seed: 1 },
  mode: 'overall',
  repeat: 'straight',
  width: 200,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}
const then: Design = {
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'walk', mirrored: false },
  shoes: { kind: 'pump', color: red },
  lips: red,
  ground: blue,
  garments: [plainWorn('shirt', red, { id: 'a' }), plainWorn('jeans', blue, { id: 'b', print })],
  origin: null,
}
const edits: [string, Design][] = [
  ['a colour', recolor(then, { id: 'a', color: blue })],
  ['a trim', recolorPart(then, { id: 'a', part: 'trim', color: blue })],
  ['a fabric', setFabric(then, { id: 'a', fabric: 'silk' })],
  ['a knob', setKnob(then, { id: 'a', knob: 'length', value: 0.7 })],
  ['a print that was put on', placePrint(then, { id: 'a', print })],
  ['a print that was taken off', placePrint(then, { id: 'b', print: null })],
  ['the angle of a print', placePrint(then, { id: 'b', print: { ...print, angle: 30 } })],
  ['a border print', placePrint(then, { id: 'b', print: { ...print, along: 'hem' } })],
  ['what is hidden', hideGarment(then, { id: 'b', hidden: true })],
  ['the shoes', setAround(then, { shoes: { ...then.shoes, color: blue } })],
]

/** A look after everything that can be taken back by itself was. */
function taken(now: Design): Design {
  let look = now
  for (const one of differencesOf(then, now))
    takeBackOne(
      one,
      then,
    )?.((change, given) => {
      const found: DesignChange | undefined = designChanges.find(({ id }) => id === change.id)
      look = found ? found.run(look, given) : look
    })
  return look
}

describe('one difference from a version', () => {
  for (const [name, now] of edits)
    it(`is taken back by itself: ${name}`, () => {
      expect(differencesOf(then, now)).toHaveLength(1)
      expect(taken(now)).toEqual(then)
    })

  it('leaves the others as they are', () => {
    const now = setFabric(recolor(then, { id: 'a', color: blue }), { id: 'a', fabric: 'silk' })
    const color = differencesOf(then, now).find(({ kind }) => kind === 'color')
    const asked: string[] = []
    if (color) takeBackOne(color, then)?.((change) => asked.push(change.id))
    expect(asked).toEqual(['recolor'])
  })

  it('of another cut, or on a locked garment, goes back with its garment alone', () => {
    const cut = { kind: 'garment', garment: 'blouse' } as const
    const swapped = differencesOf(then, swapCut(then, { id: 'a', cut }))
    expect(swapped.flatMap((one) => takeBackOne(one, then) ?? [])).toEqual([])
    const painted = recolor(then, { id: 'a', color: blue })
    const locked = { ...painted, garments: painted.garments.map((worn) => ({ ...worn, locked: true as const })) }
    const color = differencesOf(then, locked).filter(({ kind }) => kind === 'color')
    expect(color.flatMap((one) => takeBackOne(one, then) ?? [])).toEqual([])
  })
})
