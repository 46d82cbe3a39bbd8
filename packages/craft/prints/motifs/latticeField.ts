import type { Chance } from '@toile/geometry'
import { latticeOf, type Repeat } from '../repeat.ts'
import { type Field, openField } from '../field.ts'

/** A smooth field that joins under a repeat: where tiles slip by a part of d, d shifted readings of one wider field are summed, which keeps its scale and strength and leaves no direction in it. */
export function openLatticeField(chance: Chance, repeat: Repeat, across: number, down: number, octaves = 1): Field {
  const { drop, step } = latticeOf(repeat)
  if (drop.n === 0 && step.n === 0) return openField(chance, across, down, octaves)
  const field = openField(chance, across * drop.d, down * step.d, octaves)
  const parts = Array.from({ length: drop.d * step.d }, (_, k) => k)
  const weight = 1 / Math.sqrt(parts.length)
  return drop.n
    ? (u, v) => weight * parts.reduce((sum, k) => sum + field((u + k) / drop.d, v + (k * drop.n) / drop.d), 0)
    : (u, v) => weight * parts.reduce((sum, k) => sum + field(u + (k * step.n) / step.d, (v + k) / step.d), 0)
}
