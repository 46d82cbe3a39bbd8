/** Parts of one stroke that lie on several pieces are told apart by a number behind the stroke's own name. */
export const partOfStroke = (stroke: string, place: number): string => (place ? `${stroke} ${place}` : stroke)

/** The stroke that a region was drawn by. */
export const strokeOf = (id: string): string => id.split(' ')[0] ?? id
