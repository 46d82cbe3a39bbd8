import { answers } from './answers.ts'
import { brands } from './brands.ts'
import { briefs } from './briefs.ts'
import { canvases } from './canvases.ts'
import type { DeclaredTable } from './declareTable.ts'
import { designs } from './designs.ts'
import { designVersions } from './designVersions.ts'
import { elements } from './elements.ts'
import { events } from './events.ts'
import { figures } from './figures.ts'
import { files } from './files.ts'
import { library } from './library.ts'
import { lineDrawings } from './lineDrawings.ts'
import { migrations } from './migrations.ts'
import { patterns } from './patterns.ts'
import { people } from './people.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { settings } from './settings.ts'
import { states } from './states.ts'
import { tasks } from './tasks.ts'
import { templates } from './templates.ts'
import { tracedPieces } from './traced.ts'
import { uploads } from './uploads.ts'

/** Every table of the product, by its name in code; each file of tables is one line. */
export const schema = {
  ...people,
  ...projects,
  ...files,
  ...tasks,
  ...designs,
  ...library,
  ...elements,
  ...products,
  ...lineDrawings,
  ...canvases,
  ...patterns,
  ...events,
  ...settings,
  ...tracedPieces,
  ...templates,
  ...figures,
  ...answers,
  ...brands,
  ...briefs,
  ...uploads,
  ...states,
  ...designVersions,
  ...migrations,
} satisfies Record<string, DeclaredTable>
