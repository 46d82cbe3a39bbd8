import { sure } from '@toile/geometry'
import { distanceAt } from '../form/distanceAt.ts'
import type { Form } from '../form/form.ts'
import type { Hung } from './clothMesh.ts'

/** How far every corner of a hung garment stands off the body, in millimetres; below 0 it lies within. */
export function easeOf({ positions }: Hung, { field }: Pick<Form, 'field'>): Float32Array {
  const ease = new Float32Array(positions.length / 3)
  for (let i = 0; i < ease.length; i++)
    ease[i] = distanceAt(field, [
      sure(positions[3 * i]),
      sure(positions[3 * i + 1]),
      sure(positions[3 * i + 2]),
    ]).distance
  return ease
}
