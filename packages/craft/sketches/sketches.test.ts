import { sureFirst } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { describe, expect, it } from 'vitest'
import { findGarment, garments } from '../garments/index.ts'
import type { Knob } from '../garments/knob.ts'
import { concepts } from '../words/concepts.ts'
import { readWishes } from '../words/readWishes.ts'
import { changeAnswers } from './answers/changes.ts'
import { besideGarments } from './answers/garments.ts'
import { answers } from './answers/index.ts'
import { reaches } from './answers/lengthAnswers.ts'
import { composeSketches, type SketchOrder } from './composeSketches.ts'
import { openCutting, optionsIn } from './cutting.ts'
import { grant } from './grant.ts'

const plain: SketchOrder = {
  category: null,
  wishes: [],
  gender: 'female',
  from: [],
  asFound: false,
  back: true,
  count: 4,
  seed: 3,
}
const made = (text: string, own: Partial<SketchOrder> = {}, language: LanguageId = 'en') =>
  composeSketches({ ...plain, wishes: readWishes(text, language).wishes, ...own }).map(({ document }) => document)
const valueOf = (document: { garment: string; knobs: Record<string, number | string> }, name: string) =>
  document.knobs[name] ?? findGarment(document.garment)?.knobs[name]?.normal
const categoryOf = ({ garment }: { garment: string }) => findGarment(garment)?.category

/** Words of these kinds that say nothing of the cut of one garment, or that stand for decoration no knob draws. */
const notCut = new Set(
  'fit length applique embroidery beading sequins studs rhinestone feather pearl lining logo_detail print_none'.split(
    ' ',
  ),
)
const kinds = new Set(['neckline', 'sleeve', 'collar', 'length', 'fit', 'closure', 'pocket', 'detail'])

describe('words answered by garments', () => {
  it('[S9.04] every garment word names garments of the catalogue, or what is worn beside them', () => {
    const words = [...concepts.values()].filter(({ kind }) => kind === 'garment').map(({ id }) => id)
    expect(words.filter((id) => !answers.get(id)?.garments.length && !besideGarments.includes(id))).toEqual([])
  })

  it('[S9.04] the table names garments, categories and options that there are', () => {
    const ids = new Set<string>(garments.flatMap(({ id, category }) => [id, `*${category}`]))
    const options = new Set(
      garments.flatMap((garment) =>
        Object.entries<Knob>(garment.knobs).flatMap(([name, knob]) =>
          knob.kind === 'choice' ? knob.options.map(({ id }) => `${name}=${id}`) : [],
        ),
      ),
    )
    for (const answer of answers.values()) {
      expect(answer.garments.filter((id) => !ids.has(id))).toEqual([])
      const unknown = answer.ways.flatMap((way) =>
        'knob' in way && !options.has(`${way.knob}=${way.option}`) ? [`${way.knob}=${way.option}`] : [],
      )
      expect([answer.concept, unknown]).toEqual([answer.concept, []])
    }
  })

  it.each(
    [...concepts.values()]
      .filter(({ id, kind }) => kinds.has(kind) && !notCut.has(id))
      .map(({ id, kind }) => [kind, id] as const),
  )('[S9.04] [S3.26] %s “%s” is answered by at least one garment', (kind, id) => {
    const wish = {
      id,
      kind,
      of: null,
      not: false,
      change: null,
      count: null,
      millimetres: null,
      guess: false,
      overruled: false,
      from: 0,
      to: 1,
    }
    expect(answers.has(id) || id in reaches || changeAnswers.has(id)).toBe(true)
    const met = garments.filter((garment) => grant(openCutting(garment), wish, 0).met >= 0.8)
    expect(met.length).toBeGreaterThan(0)
  })
})

describe('sketches from words', () => {
  it('[S2.56] a pleated midi skirt with pockets is four unlike skirts with pleats, midi length and pockets', () => {
    const four = made('pleated midi skirt with pockets')
    expect(new Set(four.map((document) => JSON.stringify([document.garment, document.knobs]))).size).toBe(4)
    for (const document of four) {
      expect(categoryOf(document)).toBe('skirt')
      expect(valueOf(document, 'pleats')).toBeGreaterThan(0)
      expect(valueOf(document, 'length')).toBeCloseTo(0.68)
      expect(valueOf(document, 'pockets')).not.toBe('none')
    }
  })

  it('[S9.04] two words for one garment mean one garment, two garments come in turn', () => {
    for (const { garment } of made('puffer coat')) expect(['puffer', 'quiltedJacket', 'gilet']).toContain(garment)
    expect(new Set(made('culottes or a jumpsuit').map(categoryOf))).toEqual(new Set(['trousers', 'jumpsuit']))
  })

  it('[S9.04] what is unwanted is not there: no pockets, no collar, sleeveless', () => {
    for (const document of made('blazer, no pockets')) {
      for (const name of ['pocket', 'chest']) expect([undefined, 'none']).toContain(valueOf(document, name))
    }
    for (const document of made('denim jacket without collar')) expect(valueOf(document, 'collar')).toBe('none')
    for (const document of made('dress without sleeves'))
      expect([undefined, 'none']).toContain(valueOf(document, 'sleeve'))
  })

  it('[S9.04] comparisons turn the measure of what they are said of', () => {
    const normal = (document: { garment: string }, name: string) =>
      findGarment(document.garment)?.knobs[name]?.normal as number
    for (const document of made('longer pencil skirt'))
      expect(valueOf(document, 'length')).toBeGreaterThan(normal(document, 'length'))
    for (const document of made('shirt with shorter sleeves').filter(
      ({ garment }) => findGarment(garment)?.knobs.sleeveLength,
    ))
      expect(valueOf(document, 'sleeveLength')).toBeLessThan(normal(document, 'sleeveLength'))
  })

  it.each([
    ['zh', '百褶中长半裙，带口袋'],
    ['ko', '주머니가 있는 플리츠 미디 스커트'],
    ['ja', 'ポケット付きのプリーツミディスカート'],
    ['ru', 'плиссированная юбка миди с карманами'],
    ['fr', 'jupe plissée midi avec poches'],
    ['th', 'กระโปรงพลีทมิดี้มีกระเป๋า'],
    ['vi', 'chân váy xếp ly dáng midi có túi'],
    ['it', 'gonna a pieghe midi con tasche'],
  ] as const)('[S9.04] the same is read in %s: %s', (language, text) => {
    for (const document of made(text, {}, language)) {
      expect(categoryOf(document)).toBe('skirt')
      expect(valueOf(document, 'pleats')).toBeGreaterThan(0)
      expect(valueOf(document, 'pockets')).not.toBe('none')
    }
  })

  it('[S2.56] a category alone gives four different garments of it, the same again by the same seed', () => {
    const four = made('', { category: 'blouse' })
    expect(four.map(categoryOf)).toEqual(Array(4).fill('blouse'))
    expect(new Set(four.map(({ garment }) => garment)).size).toBe(4)
    expect(made('', { category: 'blouse' })).toEqual(four)
    expect(made('', { category: 'blouse', seed: 4 })).not.toEqual(four)
  })

  it('[S2.56] style words choose among garments: minimal has fewer ruffles than romantic', () => {
    const frilly = (text: string) =>
      Array.from({ length: 8 }, (_, seed) => made(text, { seed, category: 'dress' }))
        .flat()
        .filter((document) => /smock|tiered|babydoll|fitAndFlare|ballGown/.test(document.garment)).length
    expect(frilly('romantic')).toBeGreaterThan(frilly('minimal') * 1.5)
  })

  it('[S2.56] variations keep the garment and what was asked, and turn some of the rest', () => {
    const from = [{ id: 'blouse', knobs: { sleeve: 'bell', length: 0.4 } }]
    const four = made('no pockets, v-neck', { from, asFound: true })
    expect(four.map(({ garment }) => garment)).toEqual(Array(4).fill('blouse'))
    expect(four[0]?.knobs).toMatchObject({ sleeve: 'bell', length: 0.4, neckline: 'v' })
    expect(new Set(four.map(({ knobs }) => JSON.stringify(knobs))).size).toBe(4)
    for (const document of four) expect(document.knobs.neckline).toBe('v')
  })

  it('[S3.26] every knob that a sketch stores is one of its garment and within its bounds', () => {
    for (const text of ['coat', 'dress with a bow', 'jeans', 'wide sleeves', 'sporty jacket, hood, zip']) {
      for (const document of made(text, { count: 8 })) {
        for (const [name, value] of Object.entries(document.knobs)) {
          const knob = findGarment(document.garment)?.knobs[name] ?? expect.fail(name)
          if (knob.kind === 'choice') expect(knob.options.map(({ id }) => id)).toContain(value)
          else {
            expect(value).toBeGreaterThanOrEqual(knob.least - 1e-3)
            expect(value).toBeLessThanOrEqual(knob.most + 1e-3)
          }
        }
      }
    }
  })

  it('[S9.04] a word for collars finds an option wherever a garment has one', () => {
    const shirt = sureFirst(garments.filter(({ id }) => id === 'shirt'))
    const answer = answers.get('mandarin_collar') ?? expect.fail('mandarin_collar')
    expect(optionsIn(openCutting(shirt), answer)).not.toEqual([])
  })
})
