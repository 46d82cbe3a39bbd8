/** The version that design documents are written in. */
export const designVersion = 3
