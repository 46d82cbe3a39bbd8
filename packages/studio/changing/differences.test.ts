import { addGarment, placePrint, recolor, removeGarment, setKnob } from '@toile/craft/designs/changes.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { designChanges } from '@toile/craft/designs/designChanges.ts'
import { differencesOf } from '@toile/craft/designs/differences/differencesOf.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { anyDesign, anyWorn } from '@toile/craft/designs/testing/anyDesign.ts'
import { openChance, sureFirst } from '@toile/geometry'
import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { describe, expect, it } from 'vitest'
import { designArgs } from './testing/anyArgs.ts'

const seeds = Array.from({ length: 30 }, (_, i) => i + 1)
const listed: readonly ListedChange<Design>[] = designChanges
const args: Readonly<Record<string, ((design: Design, chance: ReturnType<typeof openChance>) => unknown) | undefined>> =
  designArgs
const said = (before: Design, after: Design) =>
  differencesOf(before, after).map((one) => ('what' in one ? `${one.kind} ${one.what}` : one.kind))

describe('what differs between two looks', () => {
  it.each(listed.map((change): [string, ListedChange<Design>] => [change.id, change]))(
    'a change by %s is told, and where it changes nothing there is nothing to tell',
    (id, change) => {
      let told = 0
      for (const seed of seeds) {
        const before = anyDesign(seed)
        const after = change.run(before, args[id]?.(before, openChance(seed).branch(id)))
        const found = differencesOf(before, after)
        if (sameContent(before, after)) expect(found, id).toEqual([])
        else {
          expect(found.length, `${id} of ${seed}`).toBeGreaterThan(0)
          told += 1
        }
        expect(differencesOf(after, before).length, `${id} taken back`).toBe(found.length)
      }
      expect(told, `${id} never changed anything`).toBeGreaterThan(0)
    },
  )

  it('a look differs in nothing from itself', () => {
    for (const seed of seeds) expect(differencesOf(anyDesign(seed), structuredClone(anyDesign(seed)))).toEqual([])
  })

  const id = 'trench'
  const [, ...others] = anyDesign(3).garments
  const plain: Design = { ...anyDesign(3), garments: [plainWorn(id, { r: 90, g: 80, b: 70 }), ...others] }

  it('a knob is told with both values, and a knob set to its normal value is no difference', () => {
    const turned = setKnob(plain, { id, knob: 'length', value: 0.83 })
    expect(differencesOf(plain, turned)).toMatchObject([{ kind: 'knob', knob: 'length', before: null, after: 0.83 }])
    const [knob] = differencesOf(turned, plain)
    expect(knob).toMatchObject({ before: 0.83, after: null })
  })

  it('a colour is told with its distance for the eye', () => {
    const red = recolor(plain, { id, color: { r: 200, g: 0, b: 0 } })
    const blue = recolor(red, { id, color: { r: 0, g: 0, b: 200 } })
    const [color] = differencesOf(red, blue)
    expect(color).toMatchObject({ kind: 'color', of: 'cloth', before: { r: 200 }, after: { b: 200 } })
    expect(color && 'distance' in color && Number(color.distance)).toBeGreaterThan(40)
  })

  it('a print that is moved, scaled or turned is told as that, another print as another, and its place is then not told', () => {
    const { print } = anyWorn(openChance(7).branch('print'))
    const placed = { ...(print ?? anyPrint()), angle: 10, width: 60, x: 0, y: 0 }
    const on = placePrint(plain, { id, print: placed })
    const bare = placePrint(plain, { id, print: null })
    expect(said(bare, on)).toEqual(['print on'])
    expect(said(on, bare)).toEqual(['print off'])
    expect(said(on, placePrint(on, { id, print: { ...placed, x: 40, y: -3 } }))).toEqual(['print place'])
    expect(said(on, placePrint(on, { id, print: { ...placed, width: 90, angle: 30 } }))).toEqual([
      'print width',
      'print angle',
    ])
    const other = { ...placed, x: 99, source: { ...anyPrint().source, print: 'herringbone' } }
    expect(said(on, placePrint(on, { id, print: other }))).toEqual(['print print'])
  })

  it('elements and regions are told one by one, and a print of one part with its part', () => {
    const spot = { part: 'body' as const, side: 'front' as const, u: 0, v: 100, from: 'top' as const }
    const badge = {
      kind: 'notion' as const,
      id: 'n1',
      source: { kind: 'notion' as const, notion: 'badge', colors: [] },
      at: spot,
      width: 40,
      angle: 0,
      mirrored: false,
      opacity: 1,
      hidden: false,
    }
    const wearing = (own: Partial<Design['garments'][number]>): Design => ({
      ...plain,
      garments: plain.garments.map((worn) => (worn.id === id ? { ...worn, ...own } : worn)),
    })
    const sewn = wearing({ applied: [badge] })
    expect(said(plain, sewn)).toEqual(['applied added'])
    expect(said(sewn, wearing({ applied: [{ ...badge, width: 50 }] }))).toEqual(['applied changed'])
    expect(said(sewn, wearing({ applied: [] }))).toEqual(['applied removed'])
    const two = [badge, { ...badge, id: 'n2' }]
    expect(said(wearing({ applied: two }), wearing({ applied: two.toReversed() }))).toEqual(['applied order'])
    const part = { part: 'collar' as const, side: 'front' as const, print: anyPrint() }
    const own = wearing({ partPrints: [part] })
    expect(differencesOf(plain, own)).toMatchObject([{ kind: 'print', what: 'on', at: { part: 'collar' } }])
    expect(
      differencesOf(own, wearing({ partPrints: [{ ...part, print: { ...part.print, width: 9 } }] })),
    ).toMatchObject([{ kind: 'print', what: 'width', at: { part: 'collar' } }])
  })

  it('a garment of the same place under another name is swapped, one without a counterpart is put on', () => {
    const trench = sureFirst(plain.garments)
    const other = addGarment(removeGarment(plain, { id }), {
      ...trench,
      id: 'new',
      cut: { kind: 'garment', garment: 'coat' },
    })
    expect(said(plain, other)).toContain('swapped')
    expect(said(plain, removeGarment(plain, { id }))).toEqual(['takenOff'])
  })
})

function anyPrint() {
  return {
    source: { kind: 'construction' as const, print: 'tartan', colors: [{ r: 1, g: 2, b: 3 }], seed: 1 },
    mode: 'overall' as const,
    repeat: 'straight' as const,
    width: 60,
    x: 0,
    y: 0,
    angle: 0,
    opacity: 1,
  }
}
