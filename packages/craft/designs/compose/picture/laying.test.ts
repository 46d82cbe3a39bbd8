import { describe, expect, it } from 'vitest'
import { garments } from '../../../garments/index.ts'
import { wearerOf } from '../../../mannequins/wearer.ts'
import { isSeenWhole } from '../../../prints/derivedSource.ts'
import { placeInTile } from '../../../prints/repeat.ts'
import type { BoardReading, Focus } from '../../../script/reading.ts'
import { cityReading, roseReading, seaReading } from '../../../script/testing/pictureReadings.ts'
import { fineTreatments } from '../../../script/treatmentsFor.ts'
import type { Design, Worn } from '../../design.ts'
import { typeOf } from '../../typeOf.ts'
import { slotOf } from '../bodyOf.ts'
import { compose } from '../compose.ts'
import { shortSleeves } from '../sleeves.ts'
import { directedBrief, kindNames, mean } from '../testing/collections.ts'
import { hangOf } from './hangOf.ts'
import { layDerived } from './layDerived.ts'
import { placeSubject } from './placeSubject.ts'
import { scaleFor } from './scaleFor.ts'
import { showsPicture } from './showsPicture.ts'
import { plainWorn } from '../../plainWorn.ts'
import { spotFor } from './spotFor.ts'

const focus: Focus = { x: 0.62, y: 0.44, spread: 0.5, aspect: 1.3 }
const pictures = [seaReading, roseReading, cityReading].map((one) => ({ ...one, reading: { ...one.reading, focus } }))

/** Every printed garment of collections from some pictures. */
const printedFrom = (readings: readonly BoardReading[], seeds: number) =>
  kindNames.flatMap((kind) =>
    Array.from({ length: seeds }, (_, seed) => {
      const brief = directedBrief(kind, seed, { pictures: [readings[seed % readings.length]] })
      return compose(brief).flatMap((design) =>
        design.garments.flatMap((worn) => {
          const { print } = worn
          const hang = hangOf(design, worn)
          if (print?.source.kind !== 'derived' || !hang) return []
          const cloth = brief.picture?.cloths.find(({ source }) => source === print.source)
          const id = worn.cut.kind === 'garment' ? worn.cut.garment : ''
          return [{ name: `${kind} ${seed} ${id}`, design, worn, print, source: print.source, hang, cloth }]
        }),
      )
    }).flat(),
  )
const all = printedFrom(pictures, 9)
const whole = all.filter(({ source }) => isSeenWhole(source.treatment))

describe('a print made of a picture, on its garment', () => {
  it('[S9.04] what is seen whole covers its garment once from end to end, upright', () => {
    expect(whole.length).toBeGreaterThan(10)
    for (const { name, print, hang } of whole) {
      expect(print.angle, name).toBe(0)
      for (const v of [hang.top, hang.bottom])
        expect(Math.floor((v - print.y) / print.width), `${name} at ${v}`).toBe(0)
      for (const u of [-0.8, 0, 0.8])
        expect(Math.floor((u * hang.half - print.x) / print.width), `${name} at ${u}`).toBe(0)
    }
  })

  it('[S9.04] the picture’s subject lies on the cloth, off the crotch and the points of the bust', () => {
    for (const { name, print, hang, cloth } of whole) {
      const { x, y } = cloth?.subject ?? expect.fail(name)
      const [u, v] = [print.x + x * print.width, print.y + y * print.width]
      expect(Math.abs(u), name).toBeLessThan(hang.half * 0.6)
      expect(v, name).toBeGreaterThan(hang.top)
      expect(v, name).toBeLessThan(hang.bottom)
      expect(Math.hypot(u, v - hang.crotch), name).toBeGreaterThan(hang.crotch * 0.1)
    }
  })

  it('[S9.04] what is cut in legs, hangs open or is a child’s and no dress has the picture broken up', () => {
    for (const { name, design, worn, source } of all) {
      const category = typeOf(worn)?.category ?? ''
      const child = wearerOf(design.mannequin.person).ageGroup === 'child'
      const legs = ['trousers', 'jeans', 'shorts', 'jumpsuit'].includes(category)
      const open = slotOf(worn) === 'outer' && !['cape', 'poncho'].includes(name.split(' ')[2])
      const under = slotOf(worn) !== 'bottom' && isUnderCoat(design, worn)
      if (legs || open || under || (child && category !== 'dress'))
        expect(isSeenWhole(source.treatment), name).toBe(false)
      if (child && category !== 'dress') expect(fineTreatments, name).toContain(source.treatment)
    }
    const broken = all.filter(({ source }) => fineTreatments.includes(source.treatment))
    expect(broken.length).toBeGreaterThan(20)
  })

  it('[S9.04] no axis of a mirrored tile lies on the body’s middle, and what stands up is not mirrored', () => {
    const mirrored = printedFrom([roseReading], 6).filter(({ source }) => source.treatment === 'mirrored')
    expect(mirrored.length).toBeGreaterThan(4)
    for (const { name, print } of mirrored) {
      const [share] = placeInTile('straight', -print.x / print.width, 0)
      expect(Math.min(share, 1 - share), name).toBeGreaterThan(0.25)
    }
    const standing = { ...roseReading, reading: { ...roseReading.reading, focus: { ...focus, spread: 0.3 } } }
    for (let seed = 0; seed < 4; seed++) {
      const brief = directedBrief('women', seed, { pictures: [standing] })
      expect(brief.picture?.cloths.map(({ source }) => source.treatment)).not.toContain('mirrored')
    }
  })

  it('[S9.04] the same picture is finer on a child and on a small garment than on a dress', () => {
    for (const treatment of ['motif', 'paper', 'texture', 'mirrored'] as const) {
      const at = (cut: 'dress' | 'long' | 'small' | 'child') => scaleFor({ treatment, fineness: 0.5 }, cut)
      expect([at('child'), at('small'), at('long'), at('dress')]).toEqual(
        [at('child'), at('small'), at('long'), at('dress')].sort((a, b) => a - b),
      )
      expect(at('child')).toBeLessThan(at('dress') * 0.6)
    }
  })

  it('[S9.04] three tiles and more are seen across a long dress or coat: none is wider than 220 mm', () => {
    for (const treatment of ['motif', 'paper', 'texture', 'mirrored'] as const)
      for (const cut of ['dress', 'long', 'small', 'child'] as const)
        for (const fineness of [0, 1]) expect(scaleFor({ treatment, fineness }, cut)).toBeLessThanOrEqual(220)
  })
})

const isUnderCoat = ({ garments }: Design, worn: Worn) =>
  garments.slice(garments.indexOf(worn) + 1).some((over) => slotOf(over) === 'outer')

const subject = { left: 0.2, top: 0.15, width: 0.5, height: 0.6 }
const standingIn = pictures.map((one) => ({ ...one, reading: { ...one.reading, subject } }))
const shown = printedFrom(standingIn, 9)

describe('a picture with one subject, on a collection', () => {
  it('[S9.04] is seen whole where it is placed: about half as broad as a plain front, on the chest and above the waist, off its ends, upright, on no skirt', () => {
    const placed = shown.filter(({ cloth }) => cloth?.subject?.size)
    expect(placed.length).toBeGreaterThan(8)
    const breadths: number[] = []
    for (const { name, worn, print, hang, cloth } of placed) {
      const { x, y, size } = cloth?.subject ?? expect.fail(name)
      const [u, v] = [print.x + x * print.width, print.y + y * print.width]
      const [wide, high] = [(size?.width ?? 0) * print.width, (size?.height ?? 0) * print.width]
      const level = (at: number) => Math.floor(((at - hang.top) / (hang.bottom - hang.top)) * hang.halves.length)
      const half = mean(hang.halves.slice(level(v - high / 2), level(v + high / 2)))
      breadths.push(wide / (2 * half))
      expect(print.angle, name).toBe(0)
      expect(wide / (2 * half), name).toBeLessThan(0.8)
      expect(Math.max(wide / (2 * half), high / (hang.bottom - hang.top)), name).toBeGreaterThan(0.25)
      expect((v - hang.top) / (hang.bottom - hang.top), name).toBeLessThan(slotOf(worn) === 'whole' ? 0.45 : 0.62)
      expect(slotOf(worn), name).not.toBe('bottom')
      expect(v - high / 2, name).toBeGreaterThan(hang.top)
      expect(v + high / 2, name).toBeLessThan(hang.bottom)
      expect(Math.abs(u) + wide / 2, name).toBeLessThan(hang.half * 1.2)
    }
    expect(mean(breadths)).toBeGreaterThan(0.35)
    expect(mean(breadths)).toBeLessThan(0.62)
  })

  it('[S9.04] is the print of the first look that wears it, painted, whatever else its world does with pictures', () => {
    for (const picture of standingIn)
      for (let seed = 0; seed < 6; seed++) {
        const cloths = directedBrief('women', seed, { pictures: [picture] }).picture?.cloths ?? []
        expect(cloths[0].source.treatment).toBe('painted')
        expect(cloths[0].subject?.size).toBeDefined()
      }
  })

  it('[S9.04] is not seen again on sleeves, nor cut by a belt, where the garment can do without', () => {
    const seen = shown.filter(({ source, design }) => isSeenWhole(source.treatment) && design.garments.length > 0)
    let sleeved = 0
    for (const { name, worn } of seen) {
      const knob = typeOf(worn)?.knobs.sleeve
      if (knob?.kind !== 'choice') continue
      sleeved++
      const options = knob.options.map(({ id }) => id)
      const sleeve = String(worn.knobs.sleeve ?? knob.normal)
      if (options.includes('none') && name.startsWith('women')) expect(shortSleeves, name).toContain(sleeve)
      expect(['belt', 'sash', 'bow'], name).not.toContain(worn.knobs.belt)
    }
    expect(sleeved).toBeGreaterThan(4)
  })

  it('[S9.04] seeks a plain front without sleeves and nothing hung over it before all others', () => {
    const part = (id: string) => {
      const garment = garments.find((one) => one.id === id) ?? expect.fail(id)
      return { slot: garment.slot, garment, sketch: null, from: 'system' as const }
    }
    const wearer = wearerOf('ines')
    const source = { ...all[0].source, treatment: 'painted' as const }
    const worth = (...ids: string[]) => showsPicture(source, ids.map(part), 0, wearer, true)
    expect(worth('slipDress')).toBeGreaterThan(worth('shirtDress') + 0.5)
    expect(worth('slipDress')).toBeGreaterThan(worth('sweater') + 0.3)
    expect(worth('slipDress')).toBeGreaterThan(worth('slipDress', 'trench') + 0.5)
    expect(worth('slipSkirt')).toBeGreaterThan(worth('slipSkirt', 'blazer') + 0.5)
    expect(worth('slipSkirt', 'boucleJacket')).toBeGreaterThan(worth('slipSkirt', 'blazer') + 0.5)
    expect(worth('slipDress')).toBeGreaterThan(showsPicture(source, [part('slipDress')], 0, wearer, false))
  })
})

describe('the spot for a subject', () => {
  const design = { mannequin: { person: 'ines', pose: 'neutral', mirrored: false } }
  const worn = (garment: string): Worn => plainWorn(garment, { r: 1, g: 1, b: 1 }, { id: 'g1', seed: 1 })
  const on = (garment: string) => hangOf(design, worn(garment)) ?? expect.fail(garment)

  it('[S9.04] is from chest to waist on tops, below the waist on skirts, from the upper third to the middle on dresses', () => {
    for (const turn of [0, 1]) {
      const [shirt, skirt, dress] = [on('tShirt'), on('slipSkirt'), on('slipDress')]
      const top = spotFor('top', shirt, turn)
      expect(top.y).toBeGreaterThan(shirt.bust - 20)
      expect(top.y).toBeLessThan(shirt.waist + 20)
      expect(spotFor('bottom', skirt, turn).y).toBeGreaterThan(skirt.waist + 60)
      const share = (spotFor('whole', dress, turn).y - dress.top) / (dress.bottom - dress.top)
      expect(share).toBeGreaterThanOrEqual(0.3)
      expect(share).toBeLessThanOrEqual(0.5)
    }
  })

  it('[S9.04] keeps off the points of the bust, the crotch and a belt, and changes its side from look to look', () => {
    for (const [slot, garment] of [
      ['top', 'tShirt'],
      ['top', 'kaftanTop'],
      ['bottom', 'slipSkirt'],
      ['bottom', 'aLineSkirt'],
      ['whole', 'slipDress'],
      ['whole', 'shiftDress'],
      ['whole', 'columnGown'],
    ] as const) {
      const hang = on(garment)
      const [right, left] = [0, 1].map((turn) => spotFor(slot, hang, turn))
      expect(left, garment).toEqual({ x: -right.x, y: right.y })
      expect(right.x, garment).toBeGreaterThan(0)
      expect(Math.hypot(right.x - hang.bustHalf, right.y - hang.bust), garment).toBeGreaterThan(55)
      expect(Math.hypot(right.x, right.y - hang.crotch), garment).toBeGreaterThan(90)
      if (slot === 'whole') expect(Math.abs(right.y - hang.waist), garment).toBeGreaterThan(30)
    }
  })

  it('[S9.04] a tall subject takes half of a garment’s length at most, and no more of its breadth', () => {
    for (const [slot, garment] of [
      ['top', 'tShirt'],
      ['whole', 'shiftDress'],
    ] as const) {
      const hang = on(garment)
      const { width } = placeSubject({ x: 0.5, y: 0.5, size: { width: 0.16, height: 0.5 } }, slot, hang, 0)
      expect((0.5 * width) / (hang.bottom - hang.top), garment).toBeLessThan(0.7)
      expect((0.16 * width) / (2 * hang.half), garment).toBeLessThan(0.6)
    }
  })

  it('[S9.04] a subject near the picture’s end is not bought with a picture of twice the size', () => {
    const hang = on('slipDress')
    const laid = (y: number) =>
      layDerived(
        { ...all[0].source, treatment: 'strata' },
        { subject: { x: 0.5, y }, angle: 0 },
        { slot: 'whole', cut: 'dress', hang, turn: 0 },
      )
    for (const y of [0.02, 0.5, 0.98]) expect(laid(y).width).toBeLessThan((hang.bottom - hang.top) * 1.35)
  })
})
