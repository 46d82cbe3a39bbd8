/** What opens for a result of a painting. */
export type ResultId = 'paint' | 'board'
