import { describe, expect, it } from 'vitest'
import { type Color, toHex } from '../../../colors/color.ts'
import { fabrics, findFabric } from '../../../fabrics/index.ts'
import { accessories } from '../../../garments/accessories/index.ts'
import { garments } from '../../../garments/index.ts'
import type { Knob } from '../../../garments/knob.ts'
import { shoes } from '../../../mannequins/shoes.ts'
import { isSeenWhole } from '../../../prints/derivedSource.ts'
import { prints } from '../../../prints/index.ts'
import { dials, measureDials } from '../../../script/dials/index.ts'
import { direct } from '../../../script/direct.ts'
import { directionHandSchema } from '../../../script/directionHand.ts'
import { factorsOf } from '../../../script/leaning.ts'
import { leaningsOfPicture } from '../../../script/leaningsOfPicture.ts'
import { pictureBriefSchema } from '../../../script/pictureBrief.ts'
import type { BoardReading } from '../../../script/reading.ts'
import { cityReading, roseReading, seaReading } from '../../../script/testing/pictureReadings.ts'
import { pictureWorlds } from '../../../script/worlds/index.ts'
import { findWorld } from '../../../script/worldsOf.ts'
import type { Brief } from '../brief.ts'
import { compose } from '../compose.ts'
import { measure } from '../measures.ts'
import { steer } from '../steering.ts'
import { directedBrief, mean } from '../testing/collections.ts'
import { wordsOf } from '../words.ts'
import { readLook } from '../wornLook.ts'

const readings = [seaReading, roseReading, cityReading]
const tenSeeds = Array.from({ length: 10 }, (_, seed) => seed)
const briefsOf = (hand: object, own: Partial<Brief> = {}, pictures: readonly BoardReading[] = readings) =>
  tenSeeds.map((seed) => directedBrief('women', seed, { pictures: [pictures[seed % pictures.length]], hand, own }))
const looksOf = (briefs: readonly Brief[]) => briefs.flatMap(compose).map(readLook)
const weightOf = (looks: ReturnType<typeof looksOf>) =>
  mean(looks.flatMap(({ garments }) => garments.map(({ fabric }) => findFabric(fabric)?.weight ?? 0)))
const characterOf = (looks: ReturnType<typeof looksOf>, name: 'warmth' | 'formality' | 'volume') =>
  mean(looks.flatMap(({ types }) => types.map(({ character }) => character[name])))

describe('what pictures ask of a collection', () => {
  it('[S3.03] is a valid form, pure, and of two worlds at the most whose shares add up to 1', () => {
    for (const reading of readings)
      for (const seed of [0, 1, 2]) {
        const found = direct([reading], [], seed)
        expect(pictureBriefSchema.parse(found)).toEqual(found)
        expect(direct([structuredClone(reading)], [], seed)).toEqual(found)
        expect(mean(found?.worlds.map(({ share }) => share * 2) ?? [])).toBeCloseTo(1)
      }
    expect(readings.map((reading) => direct([reading], [], 0)?.worlds[0].id)).toEqual(['water', 'bloom', 'lights'])
  })

  it('[S9.04] makes two unlike prints of the leading picture, by the world’s treatments, turned by the seed, and one for what is cut up', () => {
    const alike = { ...seaReading, hash: 'e'.repeat(64), weight: 1 }
    const firsts = tenSeeds.map((seed) => {
      const cloths = direct([alike, { ...seaReading, weight: 3 }], [], seed)?.cloths ?? []
      expect(cloths.map(({ role }) => role)).toEqual(['hero', 'second', 'small'])
      expect(cloths.map(({ source }) => isSeenWhole(source.treatment))).toEqual([true, true, false])
      for (const { source } of cloths) expect(source.picture).toBe(seaReading.hash)
      expect(cloths[0].source.treatment).not.toBe(cloths[1].source.treatment)
      return cloths[0].source.treatment
    })
    expect(new Set(firsts).size).toBe(2)
  })

  it('[S3.03] of several pictures the one that weighs most leads, the next that shows something else answers, each in its own inks of the script', () => {
    const weighed = (weights: readonly number[]) =>
      readings.slice(0, weights.length).map((one, i) => ({ ...one, weight: weights[i] }))
    const [sea, rose, city] = readings.map(({ hash }) => hash)
    const pair = (weights: readonly number[], seed: number) => {
      const found = direct(weighed(weights), [], seed) ?? expect.fail()
      return ['hero', 'second'].map((role) => found.cloths.find((one) => one.role === role)?.source.picture)
    }
    for (const seed of [0, 1]) {
      expect(pair([2, 1], seed)).toEqual([sea, rose])
      expect(pair([1, 2], seed)).toEqual([rose, sea])
      expect(pair([1, 2, 3], seed)).toEqual([city, rose])
      expect(pair([2, 1, 3], seed)).toEqual([city, sea])
    }
    const found = direct(weighed([2, 1]), [], 0) ?? expect.fail()
    const [ofSea, ofRose] = ['hero', 'second'].map((role) => found.cloths.find((one) => one.role === role)?.source)
    const script = found.script.colors.map(({ color }) => toHex(color))
    const redness = (inks: readonly Color[] = []) => inks.filter(({ r, g, b }) => r > g + 25 && r > b + 10).length
    for (const { color } of [...(ofSea?.colors ?? []), ...(ofRose?.colors ?? [])].map((color) => ({ color })))
      expect(script).toContain(toHex(color))
    expect(redness(ofRose?.colors)).toBeGreaterThan(redness(ofSea?.colors))
    expect(found.prints.some((id) => findWorld('bloom').prints.includes(id))).toBe(true)
    expect(found.prints.slice(0, 2)).toEqual(findWorld('water').prints.slice(0, 2))
  })

  it('[S3.03] of several pictures both are worn: the first in more looks or as many', () => {
    for (const seed of [0, 1, 2]) {
      const brief = directedBrief('women', seed, { pictures: [{ ...seaReading, weight: 2 }, roseReading, cityReading] })
      const worn = compose(brief).flatMap(({ garments }) =>
        garments.flatMap(({ print }) => (print?.source.kind === 'derived' ? [print.source.picture] : [])),
      )
      const looks = (hash: string) => worn.filter((one) => one === hash).length
      expect(looks(roseReading.hash), `seed ${seed}`).toBeGreaterThan(0)
      expect(looks(seaReading.hash), `seed ${seed}`).toBeGreaterThanOrEqual(looks(roseReading.hash))
    }
  })

  it('[S9.04] prints are in nine inks at the most and stand on none that is an accent', () => {
    for (const reading of readings) {
      const found = direct([reading], [], 1)
      for (const { source } of found?.cloths ?? []) {
        expect(source.colors.length).toBeLessThanOrEqual(9)
        const ground = found?.script.colors.find(({ color }) => color === source.colors[0])
        expect(['base', 'light', 'deep']).toContain(ground?.role)
      }
    }
  })

  it('[S9.02] bands lie level for a sea, and what is tossed lies askew for roses', () => {
    const angles = (reading: BoardReading) => (direct([reading], [], 3)?.cloths ?? []).map(({ angle }) => angle)
    expect(new Set(angles(seaReading))).toEqual(new Set([0]))
    expect(Math.max(...angles(roseReading))).toBeGreaterThan(20)
  })
})

describe('words and pictures', () => {
  it('[S9.02] an asked season takes warmth from the pictures, an asked occasion formality, and neither the rest', () => {
    for (const reading of readings) {
      const { picture } = directedBrief('women', 1, { pictures: [reading], hand: { dials: { night: 1, weight: 1 } } })
      if (!picture) throw new Error('no picture')
      const aimsBy = (season: boolean, occasion: boolean) =>
        new Set(leaningsOfPicture(picture, { season, occasion }).flatMap(({ aims }) => Object.keys(aims ?? {})))
      const free = aimsBy(false, false)
      expect(free).toContain('warmth')
      expect(free).toContain('formality')
      expect(aimsBy(true, false)).toEqual(new Set([...free].filter((name) => name !== 'warmth')))
      expect(aimsBy(false, true)).toEqual(new Set([...free].filter((name) => name !== 'formality')))
    }
  })

  it('[S9.02] a winter by the sea is warmer than the sea, an evening by the sea is dressed', () => {
    const aim = (own: Partial<Brief>, name: 'warmth' | 'formality') =>
      steer(directedBrief('women', 1, { pictures: [seaReading], own })).aim(name, 0.4)
    expect(aim({ season: 'winter' }, 'warmth')).toBeGreaterThan(aim({}, 'warmth') + 0.4)
    expect(aim({ occasion: 'evening' }, 'formality')).toBeGreaterThan(aim({}, 'formality') + 0.2)
  })
})

describe('dials and worlds by hand', () => {
  it('[S9.02] weight +1 gives warmer cuts and heavier cloth than -1, over ten seeds', () => {
    const [light, heavy] = [-1, 1].map((weight) => looksOf(briefsOf({ dials: { weight } })))
    expect(characterOf(heavy, 'warmth')).toBeGreaterThan(characterOf(light, 'warmth') + 0.05)
    expect(weightOf(heavy)).toBeGreaterThan(weightOf(light) * 1.08)
  })

  it('[S9.02] night +1 is more formal than -1, over ten seeds', () => {
    const [day, night] = [-1, 1].map((turn) => looksOf(briefsOf({ dials: { night: turn } })))
    expect(characterOf(night, 'formality')).toBeGreaterThan(characterOf(day, 'formality') + 0.08)
  })

  it('[S9.02] ornate -1 prints less than +1, over ten seeds', () => {
    const printed = (ornate: number) =>
      mean(briefsOf({ dials: { ornate } }).map((brief) => measure(compose(brief), brief).printed))
    expect(printed(-1)).toBeLessThan(printed(1) - 0.1)
  })

  it('[S9.02] a dial that is set by hand stands where it was set, and the others where the picture puts them', () => {
    const hand = directionHandSchema.parse({ dials: { weight: 0.6 } })
    const found = direct([seaReading], [], 1, hand)?.dials
    expect(found).toEqual({ ...measureDials(seaReading.reading.traits), weight: 0.6 })
    for (const reading of readings)
      for (const turn of Object.values(measureDials(reading.reading.traits)))
        expect(Math.abs(turn)).toBeLessThanOrEqual(1)
  })

  it('[S9.02] a world that is chosen by hand speaks alone, and dresses the sea as snow', () => {
    const [read, chosen] = [{}, { world: 'snow' }].map((hand) => briefsOf(hand, {}, [seaReading]).slice(0, 4))
    expect(chosen[0].picture?.worlds).toEqual([{ id: 'snow', share: 1 }])
    expect(characterOf(looksOf(chosen), 'warmth')).toBeGreaterThan(characterOf(looksOf(read), 'warmth') + 0.2)
    expect(chosen[0].picture?.script).toEqual(read[0].picture?.script)
  })

  it('[S9.02] every world changes what is worn beside the same picture', () => {
    const worn = pictureWorlds.map(({ id }) => {
      const [brief] = briefsOf({ world: id }, {}, [roseReading])
      return JSON.stringify(compose(brief).map((design) => readLook(design).types.map(({ cut }) => cut)))
    })
    expect(new Set(worn).size).toBe(pictureWorlds.length)
  })

  it('[S9.02] worlds and dials like nothing that they are against, and name only what the catalogues hold', () => {
    const wearables = [...garments, ...accessories]
    const options = wearables.flatMap(({ knobs }) =>
      Object.values<Knob>(knobs).flatMap((knob) => (knob.kind === 'choice' ? knob.options.map(({ id }) => id) : [])),
    )
    const known = new Set(
      [
        ...wearables.flatMap(({ id, category }) => [id, category]),
        ...prints.flatMap(({ id, family }) => [id, family]),
        ...[...fabrics, ...shoes].map(({ id }) => id),
        ...options,
        'heeled',
        'flat',
      ].flatMap((name) => wordsOf(name)),
    )
    const ends = dials.flatMap(({ id, low, high }) => [low, high].map((end) => ({ ...end, id })))
    const found = [...pictureWorlds.map(({ id, label, leaning }) => ({ ...leaning, id, label })), ...ends].flatMap(
      (leaning) => {
        const wordsIn = (...lists: (string | undefined)[]) => lists.flatMap((list) => list?.split(' ') ?? [])
        const against = wordsIn(leaning.seldom, leaning.hardly, leaning.never)
        return [
          ...wordsIn(leaning.loves, leaning.likes).filter((word) => against.includes(word)),
          ...[...factorsOf(leaning).keys()].filter((word) => !known.has(word)),
        ].map((word) => `${leaning.id}: ${word}`)
      },
    )
    expect(found).toEqual([])
    const printIds = prints.map(({ id }): string => id)
    for (const world of pictureWorlds)
      expect(
        world.prints.filter((id) => !printIds.includes(id)),
        world.id,
      ).toEqual([])
  })
})
