import { designSchema, type Worn } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { type LanguageId, languages } from '@toile/rules/languages/index.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { Refusal, refusals } from '@toile/rules/refusals.ts'
import { describe, expect, it } from 'vitest'
import { checkKnobs } from './checkKnobs.ts'

const grey = { r: 120, g: 120, b: 120 }
const look = (knobs: Worn['knobs'], garment = 'shirt') =>
  designSchema.parse({
    version: designVersion,
    style: 'ink',
    mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
    shoes: { kind: 'loafer', color: grey },
    lips: grey,
    ground: grey,
    garments: [plainWorn(garment, grey, { id: 'one', knobs })],
    origin: null,
  })
const codeOf = (edited: Worn['knobs'], former: Worn['knobs'] = {}) => {
  try {
    checkKnobs(look(edited), look(former))
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

describe('knobs that are saved', () => {
  it('[S4.01] one out of its range, of another kind or not of its cut is refused in a sentence', () => {
    expect(codeOf({ ease: 0.1, collar: 'band', tucked: 'half' })).toBeNull()
    expect(codeOf({ ease: 40 })).toBe('knobOutside')
    expect(codeOf({ ease: 'wide' })).toBe('knobOutside')
    expect(codeOf({ collar: 'ruff' })).toBe('knobKind')
    expect(codeOf({ flutes: 4 })).toBe('knobUnknown')
  })

  it('names knob and garment in the language of the person, and the bounds as the screen shows them', () => {
    const refused = (knobs: Worn['knobs']) => {
      try {
        checkKnobs(look(knobs), look({}))
      } catch (error) {
        if (error instanceof Refusal) return error
      }
      throw new Error('Nothing was refused.')
    }
    const said = (knobs: Worn['knobs'], language: LanguageId) => {
      const { code, blanks } = refused(knobs)
      return sentenceIn(language, refusals[code].says, blanks)
    }
    const refusedKnobs: Worn['knobs'][] = [{ ease: 40 }, { collar: 'ruff' }, { flutes: 4 }]
    expect(said({ ease: 40 }, 'en')).toMatch(/^Ease at the bust of Shirt must lie between [\d.]+ % and [\d.]+ %$/)
    for (const { id } of languages)
      for (const knobs of refusedKnobs) {
        const sentence = said(knobs, id)
        expect(sentence, id).not.toMatch(/\{/)
        if (id !== 'en') expect(sentence, id).not.toMatch(/Ease|Shirt|Collar/)
      }
  })

  it('what stood there before does not lock a look', () => {
    expect(codeOf({ ease: 40, collar: 'band' }, { ease: 40 })).toBeNull()
    expect(codeOf({ ease: 41 }, { ease: 40 })).toBe('knobOutside')
    expect(() => checkKnobs(look({ ease: 40 }), look({ ease: 40 }, 'blouse'))).toThrow()
  })
})
