import type { Design } from '../design.ts'
import { applyTo, type Copied } from './applyTo.ts'
import { matched } from './matched.ts'

/** Why a look stays as it is when something is laid on it. */
export const whysUnchanged = [
  { id: 'redesignOnly', label: 'It may only be redesigned.' },
  { id: 'nothing', label: 'Nothing is chosen.' },
  { id: 'elsewhere', label: 'It wears nothing in the same place.' },
  { id: 'locked', label: 'What it wears there is locked.' },
  { id: 'same', label: 'It is so already.' },
] as const
export type WhyUnchanged = (typeof whysUnchanged)[number]['id']

/** Why a look would stay as it is; nothing where it would change. */
export function whyUnchanged(design: Design, copied: Copied): WhyUnchanged | null {
  if (design.origin?.recreated) return 'redesignOnly'
  if (applyTo(design, copied) !== design) return null
  const taken = copied.from.garments.filter(({ id }) => copied.garments.includes(id))
  if (taken.length === 0 || copied.what.length === 0) return 'nothing'
  const there = taken.flatMap((worn) => matched(worn, design) ?? [])
  if (there.length === 0) return 'elsewhere'
  return there.every(({ locked }) => locked) ? 'locked' : 'same'
}
