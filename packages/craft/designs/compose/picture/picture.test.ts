import { describe, expect, it } from 'vitest'
import { brandProfileSchema } from '../../../brands/profile.ts'
import { type Color, toHex } from '../../../colors/color.ts'
import { isSeenWhole } from '../../../prints/derivedSource.ts'
import { cityReading, roseReading, seaReading } from '../../../script/testing/pictureReadings.ts'
import { colorOf } from '../../../script/testing/plainReading.ts'
import { pictureWorlds } from '../../../script/worlds/index.ts'
import { type Design, designSchema } from '../../design.ts'
import { clothes } from '../bodyOf.ts'
import { type Brief, briefSchema } from '../brief.ts'
import { compose } from '../compose.ts'
import { measure } from '../measures.ts'
import { directedBrief, isNear, kindNames, mean, solidColors } from '../testing/collections.ts'
import { readLook } from '../wornLook.ts'
import { harmonyOfScript } from './harmonyOfScript.ts'
import { rolesOfScript } from './rolesOfScript.ts'
import { scenesOf } from './scenesOf.ts'

const readings = [seaReading, roseReading, cityReading]
const asked = ['#aa3311', '#202c54']
const all = kindNames.flatMap((kind) =>
  Array.from({ length: 20 }, (_, seed) => {
    const reading = readings[seed % 3]
    const brief = directedBrief(kind, seed, { pictures: [reading], colors: seed % 2 ? asked : [] })
    return { name: `${kind}, seed ${seed}`, reading, brief, designs: compose(brief) }
  }),
)
const scriptOf = ({ picture }: Brief) => picture?.script ?? expect.fail('no picture')
const derivedIn = ({ garments }: Design) =>
  garments.flatMap(({ print }) => (print?.source.kind === 'derived' ? [print.source] : []))
const cutsOf = (designs: readonly Design[]) => designs.flatMap((design) => readLook(design).types.map(({ cut }) => cut))

describe('a collection that a picture directs, for women, men, girls and boys', () => {
  it('[S3.03] has a brief in the form of briefs, and eight valid designs', () => {
    for (const { name, brief, designs } of all) {
      expect(briefSchema.parse(brief), name).toEqual(brief)
      expect(designs, name).toHaveLength(8)
      for (const design of designs) expect(designSchema.parse(design), name).toEqual(design)
    }
  })

  it('[S3.03] wears nothing but colours of the script, shoes and belts too, or the run of the picture', () => {
    for (const { name, brief, designs } of all) {
      const { colors, profile } = scriptOf(brief)
      const isOfScript = (worn: Color) => colors.some(({ color }) => isNear(color, worn))
      for (const design of designs) {
        for (const color of [...solidColors(design), design.shoes.color])
          expect(isOfScript(color), `${name} ${toHex(color)}`).toBe(true)
        for (const { fill } of design.garments)
          if (fill.kind === 'gradient')
            for (const { color } of fill.gradient.stops)
              expect(profile.map(toHex).includes(toHex(color)) || isOfScript(color), name).toBe(true)
      }
    }
  })

  it('[S9.04] has the picture’s own print in two to five looks, in inks of the script, and names the picture', () => {
    for (const { name, reading, brief, designs } of all) {
      const inks = scriptOf(brief).colors.map(({ color }) => toHex(color))
      const worn = designs.flatMap(derivedIn)
      const looks = designs.filter((design) => derivedIn(design).length > 0).length
      expect(looks, name).toBeGreaterThanOrEqual(2)
      expect(looks, name).toBeLessThanOrEqual(5)
      for (const { picture, colors } of worn) {
        expect(picture, name).toBe(reading.hash)
        for (const ink of colors) expect(inks, name).toContain(toHex(ink))
      }
      const treatments = new Set(worn.map(({ treatment }) => treatment))
      const told = new Set(brief.picture?.cloths.map(({ source }) => source.treatment))
      expect(treatments.difference(told), name).toEqual(new Set())
    }
  })

  it('[S9.04] wears the picture in three or four looks of eight where the system’s share is the usual 30 and the designer brought no prints', () => {
    const own = { systemShare: 30, brandShare: 30 }
    const looksIn = (designs: readonly Design[]) => designs.filter((design) => derivedIn(design).length > 0).length
    for (const [seed, kind] of kindNames.entries()) {
      const brief = directedBrief(kind, seed, { pictures: [roseReading], own })
      expect([3, 4], kind).toContain(looksIn(compose(brief)))
      const hash = '3'.repeat(64)
      const prints = [{ id: 'p3', hash, width: 90, repeat: 'straight' as const, pinned: false }]
      const brought = compose(directedBrief(kind, seed, { pictures: [roseReading], own: { ...own, prints } }))
      expect(looksIn(brought), kind).toBeLessThanOrEqual(2)
      const printed = brought.flatMap(({ garments }) => garments.flatMap(({ print }) => print?.source ?? []))
      expect(printed.some((source) => source.kind === 'picture' && source.hash === hash)).toBe(true)
    }
  })

  it('[S9.04] wears no other prints beside it than suit it, in every kind of pictures', () => {
    for (const [seed, { id }] of pictureWorlds.entries()) {
      const brief = directedBrief(kindNames[seed % 4], seed, { pictures: [roseReading], hand: { world: id } })
      const suited = brief.picture?.prints ?? []
      for (const { print } of compose(brief).flatMap(({ garments }) => garments))
        if (print?.source.kind === 'construction') expect(suited, id).toContain(print.source.print)
    }
  })

  it('[S9.04] begins every look elsewhere in a tile that repeats, so that the same spot falls on no two', () => {
    for (const { name, designs } of all) {
      const laid = designs.flatMap(({ garments }) =>
        garments.flatMap(({ print }) =>
          print?.source.kind === 'derived' && !isSeenWhole(print.source.treatment) ? [print] : [],
        ),
      )
      const shares = laid.map(({ x, width }) => ((x / width) * 1000) | 0)
      expect(new Set(shares).size, name).toBe(shares.length)
    }
  })

  it('[S3.07] wears each asked colour plain in two looks or more', () => {
    for (const { name, brief, designs } of all) {
      const { coverage } = measure(designs, brief)
      scriptOf(brief).colors.forEach((one, i) => {
        if (one.asked !== null) expect(coverage[i], `${name} ${one.asked}`).toBeGreaterThanOrEqual(2)
      })
    }
  })

  it('[S9.02] breaks no rule of dressing, colour, print, tier or distance', () => {
    const broken = all.flatMap(({ name, brief, designs }) =>
      measure(designs, brief).broken.map(({ rule, look }) => `${rule} in look ${look} of ${name}`),
    )
    expect(broken).toEqual([])
  })

  it('[S3.03] shows its accents in three looks, in small things more than in large ones', () => {
    const shares = all.map(({ name, brief, designs }) => {
      const accents = scriptOf(brief).colors.filter(({ role }) => role === 'accent')
      const isAccent = (worn: Color, among = accents) => among.some(({ color }) => isNear(color, worn))
      const having = designs.filter((design) =>
        [...solidColors(design), design.shoes.color].some((one) => isAccent(one)),
      )
      const bare = designs.filter(({ garments }) => garments.every(clothes)).length
      expect(having.length, name).toBeGreaterThanOrEqual(accents.length ? Math.min(3, 8 - bare) : 0)
      const own = accents.filter((one) => one.asked === null)
      const areas = designs.map(readLook).flatMap((look) =>
        look.garments.map((worn, i) => ({
          area: look.areas[i],
          is: worn.fill.kind === 'solid' && !worn.print && isAccent(worn.fill.color, own),
        })),
      )
      const sum = (some: typeof areas) => some.reduce((total, { area }) => total + area, 0)
      return sum(areas.filter(({ is }) => is)) / sum(areas)
    })
    expect(mean(shares)).toBeLessThan(0.12)
    expect(Math.max(...shares)).toBeLessThan(0.25)
  })

  it('[S1.05] gives other garments for another picture of the same seed, and the same bytes for the same brief', () => {
    for (const seed of [0, 5, 9]) {
      const [sea, rose] = [seaReading, roseReading].map((reading) =>
        directedBrief('women', seed, { pictures: [reading] }),
      )
      const [worn, again, others] = [sea, structuredClone(sea), rose].map(compose)
      expect(JSON.stringify(again)).toBe(JSON.stringify(worn))
      const cuts = new Set(cutsOf(worn))
      const shared = cutsOf(others).filter((cut) => cuts.has(cut)).length
      expect(shared / cutsOf(others).length, `seed ${seed}`).toBeLessThan(0.5)
    }
  })

  it('[S1.05] stands on the paper of the script', () => {
    for (const { name, brief, designs } of all)
      for (const { ground } of designs) expect(ground, name).toEqual(scriptOf(brief).ground)
  })
})

describe('other boards with a picture', () => {
  it('[S1.01] a single garment comes in eight variations in colours of the script, printed with the picture', () => {
    let printed = 0
    for (let seed = 0; seed < 6; seed++) {
      const brief = directedBrief('women', seed, { pictures: [readings[seed % 3]], own: { kind: 'single' } })
      const designs = compose(brief)
      expect(designs).toHaveLength(8)
      const { colors } = scriptOf(brief)
      for (const design of designs) {
        const own = { ...design, garments: design.garments.filter(({ id }) => !id.startsWith('plain-')) }
        expect(own.garments).toHaveLength(1)
        for (const worn of solidColors(own)) expect(colors.some(({ color }) => isNear(color, worn))).toBe(true)
        printed += derivedIn(own).length
      }
    }
    expect(printed).toBeGreaterThan(6)
  })

  it('[S9.02] a brand’s prints and garments come in by their share, beside the picture’s', () => {
    const hash = (n: number) => String(n).padStart(64, '0')
    const sketch = (n: number, slot: 'whole' | 'top' | 'bottom') => ({
      id: `s${n}`,
      traced: hash(n),
      category: 'dress',
      slot,
      pinned: false,
    })
    const brand = {
      sketches: [sketch(5, 'whole'), sketch(6, 'top'), sketch(7, 'bottom')],
      prints: [{ id: 'p12', hash: hash(12), width: 64, repeat: 'halfDrop' as const, pinned: false }],
    }
    for (let seed = 0; seed < 4; seed++) {
      const own = { systemShare: 50, brandShare: 50, brand }
      const garments = compose(directedBrief('women', seed, { pictures: [seaReading], own })).flatMap(
        (design) => design.garments,
      )
      const prints = garments.flatMap(({ print }) => (print ? [print.source] : []))
      expect(prints.filter((source) => source.kind === 'picture' && source.hash === hash(12)).length).toBeGreaterThan(0)
      expect(prints.filter(({ kind }) => kind === 'derived').length).toBeGreaterThan(0)
      expect(garments.filter(({ cut }) => cut.kind === 'traced').length).toBeGreaterThan(2)
    }
  })

  it('[S9.02] a brand’s own colours take a share of the cloth, and leave the rest to the script', () => {
    const profile = brandProfileSchema.parse({
      version: 1,
      pictures: 12,
      palette: { colors: [{ color: colorOf('#7d3cff'), share: 1, pictures: [] }], confidence: 1 },
      tone: { lightness: 0.5, saturation: 0.3, contrast: 0.7, warmth: 0.4, busyness: 0.3, confidence: 1 },
      prints: { printed: 0, kinds: [], confidence: 1 },
      cuts: { cuts: [], confidence: 0 },
      proportions: null,
      line: null,
      surface: null,
    })
    const shareAt = (brandShare: number) =>
      mean(
        [0, 1, 2, 3].map((seed) => {
          const own = { brandShare, brand: { sketches: [], prints: [], profile } }
          const worn = compose(directedBrief('women', seed, { pictures: [seaReading], own })).flatMap(solidColors)
          return worn.filter((color) => isNear(color, colorOf('#7d3cff'))).length / worn.length
        }),
      )
    const [none, some, most] = [0, 30, 90].map(shareAt)
    expect(none).toBe(0)
    expect(some).toBeGreaterThan(0.02)
    expect(most).toBeGreaterThan(some)
  })
})

describe('a brand and a picture', () => {
  it('[S2.61] a brand’s profile has its prints by its share, and the pictures’ are worn in the rest', () => {
    const profile = brandProfileSchema.parse({
      version: 1,
      pictures: 12,
      palette: { colors: [{ color: colorOf('#7d3cff'), share: 1, pictures: [] }], confidence: 1 },
      tone: { lightness: 0.5, saturation: 0.3, contrast: 0.7, warmth: 0.4, busyness: 0.3, confidence: 1 },
      prints: {
        printed: 0.6,
        kinds: [{ kind: 'stripe', share: 1, step: 30, density: 0.5, colors: 2, like: [], pictures: [] }],
        confidence: 1,
      },
      cuts: { cuts: [], confidence: 0 },
      proportions: null,
      line: null,
      surface: null,
    })
    const own = { systemShare: 30, brandShare: 40, brand: { sketches: [], prints: [], profile } }
    const sources = [0, 1, 2, 3].flatMap((seed) =>
      compose(directedBrief('women', seed, { pictures: [seaReading], own })).flatMap(({ garments }) =>
        garments.flatMap(({ print }) => print?.source ?? []),
      ),
    )
    expect(sources.filter(({ kind }) => kind === 'derived').length).toBeGreaterThan(4)
    expect(sources.filter(({ kind }) => kind === 'construction').length).toBeGreaterThan(2)
  })
})

describe('the script in the composer', () => {
  const brief = directedBrief('women', 1, { pictures: [seaReading], colors: asked })
  const script = scriptOf(brief)

  it('[S3.07] asked colours keep their ids and have the first claim; the pictures’ own have none but the largest', () => {
    const roles = rolesOfScript(script)
    script.colors.forEach((one, i) => {
      const claim = roles[i].least ?? 0
      expect(claim).toBe(one.asked !== null ? 2.5 : roles[i].role === 'main' ? 1 : 0)
      if (one.asked !== null) expect(brief.colors[i].id).toBe(one.asked)
    })
  })

  it('[S3.03] every look draws from a window of the picture, walks through it, and has the asked colours', () => {
    const scenes = scenesOf(script, 8)
    const askedAt = script.colors.flatMap((one, i) => (one.asked !== null ? [i] : []))
    for (const scene of scenes) {
      expect(scene.length).toBeGreaterThan(1)
      for (const i of askedAt) expect(scene).toContain(i)
    }
    const free = scriptOf(directedBrief('women', 1, { pictures: [seaReading] }))
    const sail = free.colors.findIndex(({ color }) => isNear(color, colorOf('#b4936a')))
    const own = scenesOf(free, 8).map((scene) => scene.includes(sail))
    expect(own[0]).toBe(false)
    expect(own[7]).toBe(true)
  })

  it('[S3.03] trims and small things take the script’s accent, pale and deep', () => {
    const free = scriptOf(directedBrief('women', 1, { pictures: [seaReading] }))
    const harmony = harmonyOfScript(free)
    const roleOf = (color: Color) => free.colors.find((one) => toHex(one.color) === toHex(color))?.role
    expect([harmony.accent, harmony.light, harmony.dark].map(roleOf)).toEqual(['accent', 'light', 'deep'])
  })
})
