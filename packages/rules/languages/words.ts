/** Sentences of one area in one language, by their English text; a counted one has a line for each form of its language. */
export type Words = Readonly<Record<string, string>>

const ending = /(_ordinal)?_(zero|one|two|few|many|other)$/

/** The sentence that a line belongs to: a form of a counted one without its ending. */
export const sentenceOf = (line: string): string => line.replace(ending, '')
