import { clamp } from '@toile/geometry'
import { type DesignHand, plainHand } from '../hands/hand.ts'
import type { BrandProfile } from './profile.ts'

/** What is measured in drawings of the plain hand: the width of its pen as a share of the drawing's height, how evenly it draws; and how rough ordinary cloth looks. */
const plain = { width: 0.0029, regularity: 0.69, roughness: 0.6 } as const

const mixed = (measured: number, share: number) => Math.round((1 + (measured - 1) * share) * 100) / 100

/** The hand that a brand's pictures show, mixed with the plain one by how sure the measures are and by the brand's share, 0..1; nothing where that is the plain hand (requirements S1.15, S2.61). */
export function handOfBrand({ line, surface }: BrandProfile, share: number): DesignHand | null {
  const drawn = (line?.confidence ?? 0) * share
  const seen = (surface?.confidence ?? 0) * share
  const hand: DesignHand = {
    weight: line ? mixed(clamp((line.width / plain.width) ** 0.8, 0.55, 1.9), drawn) : plainHand.weight,
    looseness: line
      ? mixed(clamp(1 + 2.2 * (plain.regularity - line.regularity), 0.15, 1.9), drawn)
      : plainHand.looseness,
    texture: surface
      ? mixed(clamp(1 + 1.6 * (surface.roughness - plain.roughness), 0.15, 1.9), seen)
      : plainHand.texture,
  }
  return hand.weight === 1 && hand.looseness === 1 && hand.texture === 1 ? null : hand
}
