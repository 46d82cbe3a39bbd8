import type { Color } from '@toile/craft/colors/color.ts'
import { colorsFor } from '@toile/craft/prints/colorsFor.ts'
import { isSamePrint } from '@toile/craft/prints/isSamePrint.ts'
import type { Placement, PrintSource } from '@toile/craft/prints/placement.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import { mayStandSingly, type PrintType } from '@toile/craft/prints/printTypes.ts'
import { openChance } from '@toile/geometry'

/** What a print is before it lies on a garment: what it is for, its picture, its ordinary width on cloth and its repeat. */
export interface Offered {
  id: string
  /** What a picture of somebody's own is called. */
  name?: string
  /** Null for an upload that is not said to be one or the other. */
  type: PrintType | null
  source: PrintSource
  /** Millimetres. */
  width: number
  repeat: Placement['repeat']
}

/** A print of the catalogue in colours of a palette; another seed gives other colours of it (domain 4.3). */
export function inPalette(print: Print, palette: readonly Color[], seed: number): Offered {
  const chance = openChance(seed).branch(print.id)
  const colors = palette.length ? colorsFor(print, palette, chance) : [...print.colorway].slice(0, 8)
  return {
    id: print.id,
    type: 'Pattern',
    source: { kind: 'construction', print: print.id, colors: colors.slice(0, 8), seed: chance.whole(0, 0xffff) },
    width: print.width,
    repeat: print.repeat,
  }
}

/** Where a single print is put at first: on the chest. */
const chest = { x: 0, y: 260, width: 200 }

/** Lays an offered print on a garment, in the manner of the one that lies there already; a pattern always repeats, a slogan or logo first stands on the chest (requirement S5.15). */
export function layPrint({ type, source, width, repeat }: Offered, before: Placement | null): Placement {
  if (before?.mode === 'single' && mayStandSingly(type)) return { ...before, source, repeat }
  const laid = { source, repeat, width, angle: before?.angle ?? 0, opacity: before?.opacity ?? 1 }
  const stands = type !== null && mayStandSingly(type)
  return stands ? { ...laid, mode: 'single', x: chest.x, y: chest.y } : { ...laid, mode: 'overall', x: 0, y: 0 }
}

/** The type of a print that lies on a garment: constructions and cloths made of a picture are patterns, pictures what the board says of them. */
export function typeOf(source: PrintSource, own: readonly Offered[]): PrintType | null {
  if (source.kind !== 'picture') return 'Pattern'
  return own.find((one) => isSamePrint(one.source, source))?.type ?? null
}

/** The same print all over, or once. */
export function inMode(placement: Placement, mode: Placement['mode'], ordinary: number): Placement {
  if (placement.mode === mode) return placement
  const { along: _, ...free } = placement
  return mode === 'single' ? { ...free, mode, ...chest } : { ...free, mode, x: 0, y: 0, width: ordinary }
}

/** A print placed at random: elsewhere, turned, and larger or smaller, within what still reads as cloth (requirement S2.53). */
export function scattered(placement: Placement, ordinary: number, random: () => number): Placement {
  const between = (least: number, most: number) => Math.round(least + (most - least) * random())
  if (placement.mode === 'single')
    return {
      ...placement,
      x: between(-120, 120),
      y: between(160, 620),
      angle: between(-40, 40),
      width: between(90, 320),
    }
  const width = Math.min(2000, between(ordinary * 0.5, ordinary * 1.8))
  return { ...placement, x: between(0, width), y: between(0, width), angle: between(-45, 45), width }
}

/** The same print turned over left and right, or as it was before. */
export function mirroredPrint(placement: Placement): Placement {
  const { mirrored, ...plain } = placement
  return mirrored ? plain : { ...plain, mirrored: true }
}

/** The same print as a border along the lower edge, or all over. */
export function alongHem(placement: Placement, isBorder: boolean): Placement {
  const { along: _, ...free } = placement
  return isBorder ? { ...free, along: 'hem', y: 0, angle: 0 } : free
}
