import { tracedNoteSchema } from '@toile/craft/sketches/tracedNote.ts'

/** The stored note of a traced piece; nothing for what is none. */
export const readNote = (note: unknown) => tracedNoteSchema.safeParse(note).data ?? null
