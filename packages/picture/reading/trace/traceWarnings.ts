/** What a person should know of a tracing before using it, in the order of its weight (S3.25 to S3.27). */
export const traceWarnings = [
  { id: 'boxOnly', label: 'Nothing could be seen in the box; drag the outline to the garment' },
  { id: 'remnant', label: 'Only a small or thin remnant was found; mark the garment with keep strokes' },
  { id: 'several', label: 'Several garments were found and one was traced; choose another by its box' },
  { id: 'atBorder', label: 'The garment reaches the border of the picture; part of it may be missing' },
  { id: 'ragged', label: 'The outline is ragged; look along it and drag what is wrong' },
  { id: 'unseen', label: 'Much of the outline follows no visible edge; the dashed stretches are guesses' },
  { id: 'gaps', label: 'Gaps of the drawing were closed; look at the dashed bridges' },
  { id: 'tiny', label: 'This picture is very small; a larger one is traced more truly' },
  { id: 'unsureCategory', label: 'The category is uncertain; choose the one that looks right when worn' },
] as const

/** The id of a warning. */
export type TraceWarning = (typeof traceWarnings)[number]['id']

/** Whether a word is the id of a warning. */
export const isTraceWarning = (id: string): id is TraceWarning => traceWarnings.some((warning) => warning.id === id)
