import { openChance } from '@toile/geometry'
import { expect, it } from 'vitest'
import { toHex } from '../../../colors/color.ts'
import { colorScript } from '../../../script/colorScript.ts'
import { colorOf, plainReading } from '../../../script/testing/plainReading.ts'
import type { Design, Worn } from '../../design.ts'
import { bareBrief } from '../bareBrief.ts'
import { clothes } from '../bodyOf.ts'
import { compose } from '../compose.ts'
import { castOf, kindNames } from '../testing/collections.ts'
import { withAccents } from './withAccents.ts'

const market = plainReading('market', {
  '#3a2418': 0.6,
  '#8e6a3c': 0.22,
  '#e4702f': 0.06,
  '#c2306e': 0.06,
  '#9ed35e': 0.06,
})
const board = ['#1f3a5f', '#f4ead7', '#d9623b']
const script = colorScript([market], [])
const accents = script.colors.flatMap(({ role, color }) => (role === 'accent' ? [toHex(color)] : []))
const plain = colorOf('#8e6a3c')
const bare = (worn: Worn): Worn => ({ ...worn, fill: { kind: 'solid', color: plain } })

/** A line-up with no accent in it. */
const dull = (designs: readonly Design[]): Design[] =>
  designs.map((design) => ({
    ...design,
    shoes: { ...design.shoes, color: plain },
    garments: design.garments.map(bare),
  }))

it('[S3.03] each accent is worn by somebody while there are small things for it, none of them twice before', () => {
  for (const kind of kindNames)
    for (let seed = 0; seed < 10; seed++) {
      const designs = dull(compose(bareBrief(castOf(kind, seed), board, { seed })))
      const free = designs.filter(({ garments }) => garments.some((worn) => !clothes(worn))).length
      const worn = withAccents(designs, script, openChance(seed)).flatMap(({ garments }) =>
        garments.flatMap(({ fill }) =>
          fill.kind === 'solid' && accents.includes(toHex(fill.color)) ? [toHex(fill.color)] : [],
        ),
      )
      expect(accents).toHaveLength(3)
      expect(new Set(worn).size, `${kind}, seed ${seed}`).toBe(Math.min(3, free))
      expect(worn.length, `${kind}, seed ${seed}`).toBe(Math.min(3, free))
    }
})
