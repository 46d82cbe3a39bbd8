import { describe, expect, it } from 'vitest'
import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../colors/color.ts'
import { bareBrief } from '../compose/bareBrief.ts'
import { compose } from '../compose/compose.ts'
import { type Design, designSchema } from '../design.ts'
import { plainWorn } from '../plainWorn.ts'
import { colorsOn } from '../redesign/colorsOn.ts'
import { addColorway, setColorRoles } from './colorwayChanges.ts'
import { type ColorRole, colorRoles } from './colorRoles.ts'
import { colorwaysFor } from './colorwaysFor.ts'
import { keptRoles, mergeRoles, partRole, renameRole } from './correctRoles.ts'
import { colorOfRole } from './editColorway.ts'
import { inColorway } from './inColorway.ts'
import { isSameColorway } from './isSameColorway.ts'
import { namesOfRoles } from './namesOfRoles.ts'
import { paletteDistance } from './paletteDistance.ts'
import { picturesWithoutInks, withPictureInks } from './withPictureInks.ts'
import { isNeutral, leastApart, palettesAround, proposeColorways } from './proposeColorways.ts'
import { board, green, hex, look, looks, navy, nearNavy, pieces, plain, rust } from './testing/threePieces.ts'

const placed = { mode: 'overall', repeat: 'straight', width: 40, x: 0, y: 0, angle: 0, opacity: 1 } as const
/** Roles that lie together on a garment, each two once. */
const besides = (roles: readonly ColorRole[]) =>
  roles.flatMap((role, i) =>
    roles.slice(i + 1).flatMap((other) => (role.beside.includes(other.id) ? [[role, other] as const] : [])),
  )
/** What roles are called, in ids. */
const said = (roles: readonly ColorRole[]) =>
  namesOfRoles(
    roles,
    ({ part, on }) =>
      part === 'garments' ? on.map(({ cut }) => (cut.kind === 'garment' ? cut.garment : '')).join(' and ') : part,
    (name, number) => `${name} ${number}`,
  )
describe('roles of colours', () => {
  it('[S2.53] are found: colours that are alike are one role, with the share of the picture each covers', () => {
    const roles = colorRoles([pieces])
    expect(roles.map(({ colors }) => colors.map(toHex))).toEqual([['#213c62', '#1f3a5f'], ['#d9623b'], ['#101010']])
    expect(roles.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(roles[0]?.share).toBeGreaterThan(0.6)
  })

  it('are found over a collection, each colour in one role', () => {
    const roles = colorRoles(looks)
    const all = roles.flatMap(({ colors }) => colors.map(toHex))
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(all)).toEqual(new Set(looks.flatMap((one) => colorsOn(one).map(toHex))))
  })

  it('[S2.53] are called by where they lie, no two alike: garments in a look, what covers most in a collection', () => {
    expect(said(colorRoles([pieces]))).toEqual(['trench and wideTrousers', 'shirt', 'shoes'])
    const print = { source: { kind: 'construction', print: 'polkaDot', colors: board.slice(0, 3), seed: 1 } } as const
    const printed = plainWorn('shirt', rust, { id: 'a', print: { ...placed, ...print }, trim: hex('#2c6e49') })
    expect(said(colorRoles([plain([printed])])).toSorted()).toEqual(
      ['ground', 'print 1', 'print 2', 'shoes', 'trim'].toSorted(),
    )
    for (const some of [looks, ...looks.map((one) => [one])]) {
      const names = said(colorRoles(some))
      expect(new Set(names).size).toBe(names.length)
      if (some.length > 1) expect(names).toContain('main')
    }
  })

  it('keep the name that they were given by hand, and no other takes it', () => {
    const found = keptRoles(colorRoles([pieces]))
    const named = renameRole(found, found[0]?.id ?? '', 'shirt')
    expect(said(colorRoles([setColorRoles(pieces, { roles: named })]))).toEqual(['shirt', 'shirt 2', 'shoes'])
  })

  it('are corrected by hand: made one, parted, renamed, and stay so', () => {
    const found = keptRoles(colorRoles([pieces]))
    const [base, accent] = found
    const one = mergeRoles(found, base?.id ?? '', accent?.id ?? '')
    expect(colorRoles([setColorRoles(pieces, { roles: one })]).map(({ colors }) => colors.length)).toEqual([3, 1])
    const two = partRole(found, base?.id ?? '', navy)
    expect(colorRoles([setColorRoles(pieces, { roles: two })])).toHaveLength(4)
    const named = renameRole(found, base?.id ?? '', 'Sea')
    expect(colorRoles([setColorRoles(pieces, { roles: named })])[0]?.name).toBe('Sea')
  })
})

describe('a look in a colourway', () => {
  it('[S2.53] wears the colour of each role everywhere, tones beside it, and all else as it was', () => {
    const worn = inColorway(pieces, green)
    const [shirt, trousers, coat] = worn.garments
    expect(coat?.fill).toEqual({ kind: 'solid', color: hex('#2c6e49') })
    expect(shirt?.trim).toEqual(trousers?.fill.kind === 'solid' && trousers.fill.color)
    expect(shirt?.fill).toEqual({ kind: 'solid', color: rust })
    expect(worn.shoes).toEqual(pieces.shoes)
    expect(designSchema.parse(worn)).toEqual(worn)
  })

  it('[S2.53] recolours prints with it, in their own inks', () => {
    const roles = colorRoles([look])
    const made = proposeColorways(roles, { count: 4, seed: 3, balanced: true, palettes: [board] })
    const inks = (one: Design) =>
      one.garments.flatMap(({ print }) => (print && 'colors' in print.source ? print.source.colors : []))
    expect(inks(look).length).toBeGreaterThan(0)
    for (const one of made) {
      const worn = inColorway(look, one)
      expect(inks(worn)).toHaveLength(inks(look).length)
      expect(inks(worn)).not.toEqual(inks(look))
    }
  })

  it('[S2.53] recolours a printed picture in its leading colours, each a role of its own or of the cloth beside it', () => {
    const hash = 'a'.repeat(64)
    const shirt = plainWorn('shirt', hex('#f0e8d8'), {
      id: 'a',
      print: { ...placed, source: { kind: 'picture', hash } },
    })
    const printed = plain([shirt, plainWorn('wideTrousers', navy, { id: 'b' })])
    expect(picturesWithoutInks(printed)).toEqual([hash])
    const inked = withPictureInks(printed, { [hash]: [rust, nearNavy] })
    expect(picturesWithoutInks(inked)).toEqual([])
    expect(withPictureInks(inked, { [hash]: [navy] })).toBe(inked)
    expect(designSchema.parse(inked)).toEqual(inked)
    const roles = colorRoles([inked])
    expect(roles.find(({ part }) => part === 'ground')?.colors).toEqual([rust])
    const sea = roles.find(({ colors }) => colors.some((color) => toHex(color) === toHex(nearNavy)))
    expect(sea?.colors.map(toHex)).toContain(toHex(navy))
    const worn = inColorway(inked, { colors: [{ role: toHex(rust), color: hex('#2c6e49') }] })
    expect(worn.garments[0]?.print?.source).toMatchObject({
      inks: [
        { of: rust, color: hex('#2c6e49') },
        { of: nearNavy, color: nearNavy },
      ],
    })
    const kept = addColorway(printed, { id: 'w1', name: '', colors: [], inks: { [hash]: [rust, nearNavy] } })
    expect(kept.colorways).toEqual([{ id: 'w1', name: '', colors: [] }])
    expect(kept.roles?.map(({ id }) => id)).toContain(toHex(rust))
    expect(kept.garments).toEqual(inked.garments)
  })

  it('tells roles apart afterwards, also where two are given one colour: any colourway can be worn after any other', () => {
    for (const one of looks) {
      const roles = colorRoles([one])
      const grey = { colors: roles.map(({ id }) => ({ role: id, color: hex('#777777') })) }
      const greyed = inColorway(one, grey)
      expect(new Set(colorsOn(greyed).map(toHex)).size).toBe(new Set(colorsOn(one).map(toHex)).size)
      const back = inColorway(greyed, { colors: roles.map(({ id, color }) => ({ role: id, color })) })
      expect(colorRoles([back]).map(({ id, color }) => [id, toHex(color)])).toEqual(
        roles.map(({ id, color }) => [id, toHex(color)]),
      )
    }
  })
})

describe('proposals', () => {
  const roles = colorRoles([look])
  const asked = { count: 6, seed: 5, balanced: true, palettes: [board] }

  it('[S2.53] are the same for the same seed and unlike one another', () => {
    const made = proposeColorways(roles, asked)
    expect(made).toEqual(proposeColorways(roles, asked))
    expect(made.every((one, i) => made.slice(i + 1).every((other) => !isSameColorway(one, other)))).toBe(true)
    expect(made).not.toEqual(proposeColorways(roles, { ...asked, seed: 6 }))
  })

  it('[S2.53] balanced ones keep light and dark among what lies together on a garment, and white and black stay', () => {
    const light = (color: Color) => lightnessChromaHue(color).lightness
    let pairs = 0
    for (const of of [[look], looks])
      for (const one of proposeColorways(colorRoles(of), asked))
        for (const [role, other] of besides(colorRoles(of))) {
          const before = light(role.color) - light(other.color)
          const after = light(colorOfRole(one, role)) - light(colorOfRole(one, other))
          // Nearly alike, two may change places.
          if (Math.min(Math.abs(before), Math.abs(after)) < 0.08) continue
          expect(before * after).toBeGreaterThan(0)
          pairs += 1
        }
    expect(pairs).toBeGreaterThan(20)
    const neutral = roles.filter(({ color }) => isNeutral(color)).map(({ id }) => id)
    expect(
      proposeColorways(roles, asked).flatMap(({ colors }) => colors.filter(({ role }) => neutral.includes(role))),
    ).toEqual([])
  })

  it('[S2.53] of a board wear its colours and no others, also where there are more roles than colours', () => {
    const hexes = board.map(toHex)
    for (const of of [[look], looks])
      for (const balanced of [true, false]) {
        const { roles: all, proposals } = colorwaysFor(of, {
          from: { kind: 'board', colors: board },
          seed: 3,
          balanced,
          count: 6,
        })
        expect(proposals.length).toBeGreaterThan(of.length > 1 ? 2 : 1)
        expect(all.length).toBeGreaterThan(of.length > 1 ? board.length : 1)
        for (const { colors } of proposals)
          expect(hexes).toEqual(expect.arrayContaining(colors.map(({ color }) => toHex(color))))
      }
  })

  it('[S2.53] tell what is printed from its ground, so that no print is lost', () => {
    for (const of of [[look], looks])
      for (const { colors } of proposeColorways(colorRoles(of), { ...asked, alone: true })) {
        const alike = besides(colorRoles(of)).filter(([role, other]) => {
          const now = colorDistance(colorOfRole({ colors }, role), colorOfRole({ colors }, other))
          const isOnGround = role.part === 'ground' || other.part === 'ground'
          return isOnGround && now < 5 && colorDistance(role.color, other.color) > 14
        })
        expect(alike.map(([role, other]) => [role.id, other.id])).toEqual([])
      }
  })

  it('[S2.53] show nearly every role of a collection in another colour than it has, and than another proposal gives it', () => {
    const composed = [4, 19, 33].map((seed) =>
      bareBrief(['ines', 'noemi'], ['#b0482f', '#e4d8c0', '#1f2a44', '#8fa3b3', '#66704a'], { seed, looks: 6 }),
    )
    for (const brief of composed)
      for (const balanced of [true, false]) {
        const all = colorRoles(compose(brief))
        const palettes = [brief.colors.map(({ color }) => color)]
        const made = proposeColorways(all, { count: 4, seed: 2, balanced, palettes })
        const own = all.filter(({ color }) => !isNeutral(color)).map(({ color }) => color)
        const rows = [own, ...made.map(({ colors }) => colors.map(({ color }) => color))]
        rows.forEach((row, i) => {
          for (const other of rows.slice(i + 1)) {
            const same = row.filter((color, k) => colorDistance(color, other[k] ?? color) < 9).length
            expect(same / row.length).toBeLessThanOrEqual(0.3)
          }
        })
      }
  })

  it('[S2.53] are all clearly unlike one another and the look, measured as a picture shows them; where a palette gives no more, fewer are proposed', () => {
    let least = Infinity
    for (const one of looks.map((design) => [design]).concat([[...looks]]))
      for (const balanced of [true, false])
        for (const palettes of [[board], palettesAround(rust), [board.slice(0, 1)]]) {
          const all = colorRoles(one)
          const open = all.filter(({ color }) => !isNeutral(color))
          const made = proposeColorways(all, { count: 6, seed: 4, balanced, palettes })
          expect(made.length).toBeGreaterThan(2)
          const rows = [open.map(({ color }) => color), ...made.map(({ colors }) => colors.map(({ color }) => color))]
          const ways = rows.flatMap((row, i) => rows.slice(i + 1).map((other) => paletteDistance(open, row, other)))
          least = Math.min(least, ...ways)
        }
    expect(least).toBeGreaterThanOrEqual(leastApart)
  })

  it('around one colour, every harmony of it gives one', () => {
    const made = proposeColorways(roles, { ...asked, palettes: palettesAround(rust) })
    expect(made).toHaveLength(6)
    expect(
      made.filter(({ colors }) => colors.some(({ color }) => toHex(color) === toHex(rust))).length,
    ).toBeGreaterThan(2)
  })

  it('of nothing there are none', () => {
    expect(proposeColorways([], asked)).toEqual([])
    expect(proposeColorways(roles, { ...asked, palettes: [] })).toEqual([])
  })
})
