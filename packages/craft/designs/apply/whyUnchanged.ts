import { sameContent } from '@toile/rules/sameContent.ts'
import type { Design } from '../design.ts'
import { seenOf } from '../seenOf.ts'
import { applyTo, type Copied } from './applyTo.ts'
import { matched } from './matched.ts'

/** Why a look stays as it is when something is laid on it. */
export const whysUnchanged = [
  { id: 'redesignOnly', label: 'It may only be redesigned.' },
  { id: 'nothing', label: 'Nothing is chosen.' },
  { id: 'elsewhere', label: 'It wears nothing in the same place.' },
  { id: 'locked', label: 'What it wears there is locked.' },
  { id: 'hidden', label: 'What it wears there is hidden.' },
  { id: 'same', label: 'It already looks like this.' },
  { id: 'covered', label: 'What would change is covered, so nothing of it would be seen.' },
] as const
export type WhyUnchanged = (typeof whysUnchanged)[number]['id']

/** Why a look would stay as it is; nothing where it would be seen to change. */
export function whyUnchanged(design: Design, copied: Copied): WhyUnchanged | null {
  if (design.origin?.recreated) return 'redesignOnly'
  if (isSeenOtherwise(design, applyTo(design, copied))) return null
  const taken = copied.from.garments.filter(({ id }) => copied.garments.includes(id))
  if (taken.length === 0 || copied.what.length === 0) return 'nothing'
  const there = taken.flatMap((worn) => matched(worn, design) ?? [])
  if (there.length === 0) return 'elsewhere'
  if (there.every(({ locked }) => locked)) return 'locked'
  return there.every(({ hidden }) => hidden) ? 'hidden' : 'same'
}

const isSeenOtherwise = (before: Design, after: Design) =>
  after !== before && !sameContent(seenOf(before), seenOf(after))
