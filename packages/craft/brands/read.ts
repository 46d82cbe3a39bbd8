import type { Reading } from './brandReading.ts'

/** A picture's reading under the picture's id, weighed by how far it is to be trusted. */
export interface Read {
  id: string
  weight: number
  reading: Reading
}
