/** The number that a look is called by: its place in its project, counted from 1, whatever list it stands in. */
export const lookNumber = ({ position }: { position: number }): number => position + 1
