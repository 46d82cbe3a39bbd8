/** A sheet of paper in millimetres: what it measures, the rim that no printer reaches, and how much is printed on the next one again. */
interface Paper {
  width: number
  height: number
  margin: number
  overlap: number
}

/** Sheets that a pattern is printed on. */
export const papers = {
  a4: { width: 210, height: 297, margin: 10, overlap: 10 },
  letter: { width: 215.9, height: 279.4, margin: 10, overlap: 10 },
  a0: { width: 841, height: 1189, margin: 10, overlap: 15 },
} as const satisfies Record<string, Paper>

/** The width of a common roll of plotter paper (36 inches) in millimetres, and the rim on it. */
export const roll = { width: 914, margin: 10, overlap: 15 }

/** What a pattern can be printed for. */
export const printKinds = ['a4', 'letter', 'a0', 'plotter', 'projector'] as const

export type PrintKind = (typeof printKinds)[number]
