import type { Contract } from '@toile/contract/index.ts'
import type { Handlers } from '../host/http/context.ts'
import { account } from './account/handlers.ts'
import { administration } from './administration/handlers.ts'
import { boards } from './boards/handlers.ts'
import { brands } from './brands/handlers.ts'
import { canvas } from './canvas/handlers.ts'
import { collections } from './collections/handlers.ts'
import { designs } from './designs/handlers.ts'
import { elements } from './elements/handlers.ts'
import { figures } from './figures/handlers.ts'
import { files } from './files/handlers.ts'
import { films } from './films/handlers.ts'
import { generation } from './generation/handlers.ts'
import { history } from './history/handlers.ts'
import { library } from './library/handlers.ts'
import { lines } from './lines/handlers.ts'
import { moods } from './moods/handlers.ts'
import { patterns } from './patterns/handlers.ts'
import { pictures } from './pictures/handlers.ts'
import { prints } from './prints/handlers.ts'
import { products } from './products/handlers.ts'
import { projects } from './projects/handlers.ts'
import { sketches } from './sketches/handlers.ts'
import { slogans } from './slogans/handlers.ts'
import { tasks } from './tasks/handlers.ts'
import { tracing } from './tracing/handlers.ts'
import { versions } from './versions/handlers.ts'
import { words } from './words/handlers.ts'
import { works } from './works/handlers.ts'

/** The whole server: a feature that is missing here, or a call that is missing in a feature, does not compile. */
export const features: { [F in keyof Contract]: Handlers<Contract[F]> } = {
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
