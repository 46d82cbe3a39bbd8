import { catalogueFlats } from '../flats/catalogue.ts'
import { handFlats } from '../flats/hand/index.ts'
import { type Template, templateOf } from './template.ts'

let built: readonly Template[] | null = null

/** All drawn templates, built at first use and kept. */
export function templateLibrary(): readonly Template[] {
  built ??= [...handFlats, ...catalogueFlats()].flatMap((flat) => templateOf(flat) ?? [])
  return built
}
