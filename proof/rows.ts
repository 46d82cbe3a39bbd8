import { answers } from './rows/answers.ts'
import { behaviour } from './rows/behaviour.ts'
import { documents } from './rows/documents.ts'
import { doing } from './rows/doing.ts'
import { limits } from './rows/limits.ts'
import { painting } from './rows/painting.ts'
import type { Rows } from './rows/row.ts'

/** The rows of the requirements that are proved, by their tests; a row that is only named in a title stands not here. */
export const rows: Rows = { ...doing, ...documents, ...behaviour, ...limits, ...painting, ...answers }
