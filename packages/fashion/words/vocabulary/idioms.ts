/** Turns of speech that look like a wish and are none: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const idioms = `
`
