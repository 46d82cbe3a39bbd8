/** A design document as it was stored, of any version. */
export type StoredDesign = Readonly<Record<string, unknown>>

/** One step from a version of the design document to the next: it changes what it names and leaves all else. */
export interface Migration {
  from: number
  migrate(document: StoredDesign): StoredDesign
}

/** Whether something stored is an object of named values. */
export const isNamed = (stored: unknown): stored is StoredDesign =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
