import type { Template } from '@toile/craft/sketches/template.ts'
import { clamp } from '@toile/geometry'
import type { AnchorName } from '../anchor.ts'
import { type Traits, traitCount } from './traits.ts'

/** Traits as a template stores them: a byte each, in base 64. */
export const writeTraits = (traits: Traits): string =>
  btoa(String.fromCharCode(...traits.map((value) => Math.round(255 * clamp(value)))))

/** Stored traits; null where they were written by an earlier form of recognition. */
function readTraits(stored: string): Traits | null {
  const traits = Float32Array.from(atob(stored), (letter) => letter.charCodeAt(0) / 255)
  return traits.length === traitCount ? traits : null
}

/** A template that resembles a garment: its traits, and how much it is to be believed, 0..1. */
export interface Likeness {
  template: Template
  traits: Traits
  belief: number
}

/** Mean difference of traits up to which a sheet counts as the same garment, and beyond which a template says nothing. */
const same = 0.045
const other = 0.075

/** The template most like a garment, the latest of equals; null when none resembles it, so that templates never disturb other sheets. */
export function likestTemplate(traits: Traits, templates: readonly Template[]): Likeness | null {
  let best: Likeness | null = null
  for (const template of templates) {
    const known = readTraits(template.traits)
    if (!known) continue
    const belief = clamp((other - apart(traits, known)) / (other - same))
    if (belief > 0 && belief >= (best?.belief ?? 0)) best = { template, traits: known, belief }
  }
  return best
}

function apart(a: Traits, b: Traits): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i])
  return sum / a.length
}

/** The anchors that are there, as pairs. */
export function entriesOf<T>(anchors: Partial<Record<AnchorName, T>>): [AnchorName, T][] {
  return Object.entries(anchors).flatMap(([name, at]) => (at ? [[name as AnchorName, at] as [AnchorName, T]] : []))
}
