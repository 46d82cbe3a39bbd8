/** A document as it was stored, of any version. */
export type StoredDocument = Readonly<Record<string, unknown>>

/** One step from a version of a document to the next, pure: it changes what it names and leaves all else. */
export interface Migration {
  from: number
  migrate(document: StoredDocument): StoredDocument
}

/** Whether something stored is an object of named values. */
export const isNamed = (stored: unknown): stored is StoredDocument =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
