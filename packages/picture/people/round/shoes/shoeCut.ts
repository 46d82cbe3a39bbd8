import type { ShoeRole } from '../../shoes/shoeArt.ts'
import type { OnUpper } from './onUpper.ts'

/** What is seen of a heel under the shoe. */
export type HeelForm = 'stiletto' | 'kitten' | 'block' | 'cuban' | 'stack'

/** What a part of the upper covers: places down the foot from behind the heel (-0.235) to the toes (0.75), in heads before the ankle. With a throat it is open above as far as that place: its edge stands `back` high at the heel and `side` high beside the foot. */
export interface Cover {
  from: number
  to: number
  throat?: number
  back?: number
  side?: number
}

/** A boot's shaft round the leg: where on the lower leg it ends (1 knee .. 2 ankle), how far it stands off and how far its top dips before and behind, in heads; what is let or sewn into it. */
export interface ShaftCut {
  end: number
  slack: number
  dip?: number
  creased?: boolean
  /** How far it stands off the ankle; most lie close. */
  loose?: number
  work?: 'gore' | 'zip' | 'flame' | 'band' | 'patch'
}

/** What is sewn on an upper: a seam, plain, stitched or punched; a panel between two edges at places down the foot, of a part's colour or a shade of the upper; a strap; laces across; a bow or a button. `both` repeats it on the other side. */
export type Trim =
  | { kind: 'seam'; run: readonly OnUpper[]; look?: 'stitched' | 'punched'; both?: boolean; weight?: number }
  | {
      kind: 'panel'
      role: ShoeRole | 'shade'
      rows: readonly (readonly [at: number, from: number, to: number])[]
      both?: boolean
    }
  | { kind: 'strap'; run: readonly OnUpper[]; wide: number; role?: ShoeRole }
  | { kind: 'laces'; at: readonly number[]; half: number; bow?: boolean }
  | { kind: 'bow'; at: OnUpper; wide: number }
  | { kind: 'button'; at: OnUpper; wide: number; role: ShoeRole }

/** A shoe as numbers, in heads of a woman: how high it raises the heel, how thick its sole is, how far its toe runs out beyond the foot and how much flatter than a foot it is there, and what it covers. */
export interface ShoeCut {
  heel: number
  form?: HeelForm
  sole: number
  tread: 'sole' | 'rubber' | 'rope'
  /** How far the sole's edge is drawn up round the upper. */
  foxing?: number
  point: number
  sleek?: number
  covers: readonly Cover[]
  trims: readonly Trim[]
  /** Whether laces go on up the shaft. */
  laced?: boolean
  ankleStrap?: boolean
  shaft?: ShaftCut
  /** Whether the toes are seen. */
  open?: boolean
}
