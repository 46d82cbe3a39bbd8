/** Sentences that are fetched together, with the areas that those who need them need as well. */
interface Areas {
  readonly [id: string]: readonly string[]
}

const craft = ['shared', 'catalogue', 'garments', 'prints', 'refusals'] as const
const studio = ['studio', ...craft] as const

/** Every area of sentences: what the shell says, what packages call their things, refusals, and what screens say. */
export const areas = {
  shell: [],
  refusals: [],
  catalogue: [],
  garments: [],
  prints: [],
  /** What screens of several areas say. */
  shared: ['refusals', 'catalogue'],
  home: [],
  notYet: [],
  /** Parts of the frame that are loaded when they are opened. */
  frame: [],
  tasks: ['refusals', 'catalogue'],
  account: ['refusals'],
  library: craft,
  history: craft,
  brand: craft,
  studio: craft,
  project: studio,
  boards: studio,
  detail: studio,
  /** Looks made from a look, and colourways. */
  redesign: studio,
  direction: studio,
  generating: studio,
  moods: studio,
  slogans: studio,
  tracing: studio,
  lines: studio,
  figures: studio,
  products: studio,
  films: studio,
  /** The canvas: it speaks by itself, so that it comes in little. */
  canvas: ['refusals'],
  /** Looks and pictures opened in the canvas, and what becomes of paintings. */
  canvasLooks: studio,
  /** The cutting table and what is cut on it. */
  patterns: studio,
  /** A garment on its form: it speaks by itself, with the names of lights and grounds. */
  draping: ['catalogue'],
} as const satisfies Areas
export type Area = keyof typeof areas

/** Every area by its name. */
export const areaIds = Object.keys(areas).filter((id): id is Area => id in areas)
