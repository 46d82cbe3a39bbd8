import { brandChanges } from '@toile/craft/brands/brandChanges.ts'
import { designChanges } from '@toile/craft/designs/designChanges.ts'
import { motionChanges } from '@toile/craft/motions/own/motionChanges.ts'
import { printChanges } from '@toile/craft/prints/printChanges.ts'
import { lineDrawingChanges } from '@toile/craft/sketches/lineDrawingChanges.ts'
import { sloganChanges } from '@toile/craft/slogans/sloganChanges.ts'
import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import { patternChanges } from '@toile/tailoring/editing/patternChanges.ts'
import type { DocumentId } from './documents.ts'
import { moodChanges } from './projects/boards/moodChanges.ts'
import { projectChanges } from './projects/projectChanges.ts'

/** Kinds of documents that take no change: they are made whole, or corrected on a screen as a draft; a painting has a session of its own. */
type KeptWhole = 'canvas' | 'brushPreset' | 'mood' | 'sketch' | 'figure' | 'tracedNote' | 'template'

/** What is changed by the changes of a list: documents, and the moodboard, which is a part of its project. */
export type ChangedKind = Exclude<DocumentId, KeptWhole> | 'moodboard'

/** Every change of every kind of document: what a palette, an assistant and `toile changes` read. */
export const documentChanges = {
  project: projectChanges,
  moodboard: moodChanges,
  design: designChanges,
  print: printChanges,
  lineDrawing: lineDrawingChanges,
  slogan: sloganChanges,
  logo: sloganChanges,
  brand: brandChanges,
  motion: motionChanges,
  pattern: patternChanges,
} as const satisfies Readonly<Record<ChangedKind, readonly ListedChange<unknown>[]>>

/** The document that the changes of a kind are given. */
export type ChangedDocument<K extends ChangedKind> = Parameters<(typeof documentChanges)[K][number]>[0]
