import { answer } from './answers.ts'
import { brand, brandReading } from './brands.ts'
import { brief } from './briefs.ts'
import { collection, design } from './designs.ts'
import { element } from './elements.ts'
import { event } from './events.ts'
import { figure } from './figures.ts'
import { file } from './files.ts'
import { libraryItem } from './library.ts'
import { creditEntry, person, session, throttle } from './people.ts'
import { project } from './projects.ts'
import { setting } from './settings.ts'
import { keptDocument, projectState } from './states.ts'
import { task } from './tasks.ts'
import { template } from './templates.ts'
import { traced } from './traced.ts'
import { upload, uploadPart } from './uploads.ts'

/** Every table of the product, by its name in code. */
export const schema = {
  person,
  session,
  throttle,
  creditEntry,
  project,
  file,
  task,
  design,
  collection,
  libraryItem,
  element,
  event,
  setting,
  traced,
  template,
  figure,
  answer,
  brand,
  brandReading,
  brief,
  upload,
  uploadPart,
  keptDocument,
  projectState,
}
