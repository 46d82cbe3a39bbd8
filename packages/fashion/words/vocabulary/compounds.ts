/** Words that say several things at once, which their id joins with a plus: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const compounds = `
`
