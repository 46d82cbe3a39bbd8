/** What the pointer does on the cloth. */
export type RoundTool = 'turn' | 'pull' | 'pin' | 'print'

/** How a draped garment is shown. */
export interface RoundView {
  tool: RoundTool
  reading: 'cloth' | 'tension' | 'ease'
  wire: boolean
  /** Pieces apart from each other. */
  apart: boolean
  turning: boolean
  wind: boolean
  /** By id of the lights of product pictures. */
  light: string
  /** By id of the grounds of product pictures; that of the screen without one. */
  ground: string | null
}

/** As it is shown first. */
export const firstView: RoundView = {
  tool: 'turn',
  reading: 'cloth',
  wire: false,
  apart: false,
  turning: false,
  wind: false,
  light: 'studioLeft',
  ground: null,
}
