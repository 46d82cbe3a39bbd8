import { type Color, fromHex } from '../colors/color.ts'
import { type Knobs, readKnobs, type StoredKnobs } from '../garments/knob.ts'
import type { FamilyId } from './notionFamilies.ts'

/** A part of a notion that has a colour of its own, with the one it is sold in. */
export interface NotionPart {
  label: string
  normal: Color
}

/** A notion of the haberdashery: what is sewn, riveted or laid on a garment (an element on the screen, requirement S4.01). */
export interface Notion<Id extends string = string> {
  id: Id
  label: string
  family: FamilyId
  /** Its coloured parts, the largest first. */
  colors: readonly NotionPart[]
  knobs: Knobs
  /** Bought by the piece, or off the roll by its length. */
  sold: 'piece' | 'length'
  /** Its ordinary size in millimetres, across and down. */
  size(stored?: StoredKnobs): readonly [number, number]
}

interface Declared<Id extends string> {
  id: Id
  label: string
  family: FamilyId
  colors: readonly (readonly [part: { label: string }, hex: `#${string}`])[]
  size: readonly [number, number]
  knobs?: Knobs
  /** The knob that sets its length across, for what comes off a roll. */
  runs?: 'length'
}

function colorOf(hex: string): Color {
  const color = fromHex(hex)
  if (!color) throw new Error(`no colour ${hex}`)
  return color
}

/** Declares a notion so that its id becomes part of the catalogue's type. */
export const defineNotion = <const Id extends string>(declared: Declared<Id>): Notion<Id> => {
  const { id, label, family, size, runs, knobs = {} } = declared
  return {
    id,
    label,
    family,
    colors: declared.colors.map(([part, hex]) => ({ label: part.label, normal: colorOf(hex) })),
    knobs,
    sold: runs ? 'length' : 'piece',
    size(stored) {
      const length = runs && readKnobs(knobs, stored)[runs]
      return [typeof length === 'number' ? length : size[0], size[1]]
    },
  }
}
