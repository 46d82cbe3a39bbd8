import type { Build } from '@toile/craft/mannequins/build.ts'
import type { ShoeCut } from '../shoes/shoeCut.ts'

/** The size of a drawn foot against the foot of its sections. */
export const footSize = ({ footScale, gender, ageGroup }: Build): number =>
  footScale * (ageGroup === 'child' ? 0.87 : gender === 'male' ? 0.84 : 0.88)

/** How far the ankle of a foot of size 1 is over the ground. */
export const ankleOver = ({ heel, sole }: ShoeCut): number => 0.33 + heel * 0.93 + sole

/** How far the ankle is over the floor in a shoe, in heads: what a body is posed with. */
export const footHeight = (build: Build, cut: ShoeCut): number => ankleOver(cut) * footSize(build)
