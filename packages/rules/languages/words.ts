/** Sentences of one area in one language, by their English text; a counted one has a line for each form of its language. */
export type Words = Readonly<Record<string, string>>

/** What tells apart the meanings of a word that English has for several things: 'Ground|backdrop' is not the ground of a print, and is read as Ground. */
export const contexts = [
  'backdrop',
  'brush',
  'edits',
  'lamp',
  'landmarks',
  'line',
  'list',
  'notion',
  'picture',
  'view',
] as const

const context = /\|(\w+)$/

/** The context that a sentence is said in, where it names one. */
export const contextOf = (sentence: string): string | undefined => context.exec(sentence)?.[1]

/** A sentence as English shows it: without its context. */
export const shownOf = (sentence: string): string => sentence.replace(context, '')

const ending = /(_ordinal)?_(zero|one|two|few|many|other)$/

/** The sentence that a line belongs to: a form of a counted one without its ending. */
export const sentenceOf = (line: string): string => line.replace(ending, '')
