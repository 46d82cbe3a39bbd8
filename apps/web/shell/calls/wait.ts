/** Resolves after so many milliseconds. */
export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))
