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

/** A boot's shaft round the leg: where on the lower leg it ends (1 knee .. 2 ankle), how far it stands off and how far its top dips, in heads. */
export interface ShaftCut {
  end: number
  slack: number
  dip?: number
  creased?: boolean
}

/** A shoe as numbers, in heads of a woman: how high it raises the heel, how thick its sole is, how far its toe runs out beyond the foot, and what it covers. */
export interface ShoeCut {
  heel: number
  form?: HeelForm
  sole: number
  tread: 'sole' | 'rubber' | 'rope'
  point: number
  covers: readonly Cover[]
  /** Places of the laces down the foot. */
  laces?: readonly number[]
  /** Seams across the upper, and of an apron round the toes. */
  seams?: readonly number[]
  apron?: boolean
  toeCap?: boolean
  ankleStrap?: boolean
  shaft?: ShaftCut
  /** Whether the toes are seen. */
  open?: boolean
}
