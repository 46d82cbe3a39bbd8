import { account } from './features/account.ts'
import { administration } from './features/administration.ts'
import { boards } from './features/boards.ts'
import { brands } from './features/brands.ts'
import { canvas } from './features/canvas.ts'
import { collections } from './features/collections.ts'
import { designs } from './features/designs.ts'
import { elements } from './features/elements.ts'
import { figures } from './features/figures.ts'
import { files } from './features/files.ts'
import { films } from './features/films.ts'
import { generation } from './features/generation.ts'
import { history } from './features/history.ts'
import { library } from './features/library.ts'
import { lines } from './features/lines.ts'
import { moods } from './features/moods.ts'
import { patterns } from './features/patterns.ts'
import { pictures } from './features/pictures.ts'
import { prints } from './features/prints.ts'
import { products } from './features/products.ts'
import { projects } from './features/projects.ts'
import { sketches } from './features/sketches.ts'
import { slogans } from './features/slogans.ts'
import { tasks } from './features/tasks.ts'
import { tracing } from './features/tracing.ts'
import { versions } from './features/versions.ts'
import { words } from './features/words.ts'
import { works } from './features/works.ts'

/** The whole API; the server has a folder of each feature’s name. */
export const contract = {
  account,
  brands,
  boards,
  canvas,
  patterns,
  figures,
  files,
  elements,
  moods,
  pictures,
  prints,
  products,
  films,
  projects,
  generation,
  designs,
  collections,
  history,
  library,
  lines,
  sketches,
  slogans,
  tasks,
  tracing,
  versions,
  words,
  works,
  administration,
}
export type Contract = typeof contract
